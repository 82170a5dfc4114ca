import {LazyProperties} from './lazyProperties.ts';
import {isOpen, membersOf, once, type Property, type Shape, type Type, union} from './type.ts';

const made = new WeakMap<Shape, Shape>();

/**
 * A value that the reader declared as `any`, followed nevertheless: the compiler looks at nothing that comes out of it, so
 * what a release no longer has fails only when it runs.
 */
export function unchecked(type: Type): Type {
  if (isOpen(type)) return type;
  if (type.kind === 'union') return union(type.members.map(unchecked));
  if (type.kind === 'tuple') return {...type, elements: type.elements.map(unchecked)};
  return type.kind === 'shape' ? uncheckedShape(type) : type;
}

/** Says whether the compiler looks at nothing that comes out of a value. */
export function isUnchecked(type: Type): boolean {
  return membersOf(type).some((member) => member.kind === 'shape' && member.unchecked === true);
}

function uncheckedShape(shape: Shape): Shape {
  if (shape.unchecked) return shape;
  const known = made.get(shape);
  if (known) return known;
  const {properties, calls, constructs, index, given} = shape;
  const open: Shape = {
    ...shape,
    unchecked: true,
    // What the reader made can get more later: nothing was declared.
    open: shape.library ? shape.open : true,
    properties: once(() => uncheckedProperties(properties())),
    calls: calls?.map((call) => ({...call, result: (scope) => unchecked(call.result(scope))})),
    constructs: constructs?.map((each) => ({
      ...each,
      result: (scope) => unchecked(each.result(scope)),
    })),
    index: index && (() => unchecked(index())),
    given: given?.map(unchecked),
  };
  made.set(shape, open);
  return open;
}

function uncheckedProperties(
  properties: ReadonlyMap<string, Property>,
): ReadonlyMap<string, Property> {
  return new LazyProperties(new Set(properties.keys()), (name) => {
    const property = properties.get(name);
    return property && {...property, type: once(() => unchecked(property.type()))};
  });
}
