import {isFromLibrary, isModule} from './ownTypes.ts';
import {
  isNullish,
  isOpen,
  membersOf,
  once,
  type Shape,
  type Signature,
  type Type,
  type Unchecked,
  union,
} from './type.ts';

const made: Readonly<Record<Unchecked, WeakMap<Shape, Shape>>> = {
  any: new WeakMap(),
  'own type': new WeakMap(),
  cast: new WeakMap(),
};

/**
 * A value that the reader declared as something else, followed nevertheless: the compiler does not compare it with the
 * release, so what a release no longer has fails only when it runs.
 */
export function unchecked(type: Type, why: Unchecked = 'any'): Type {
  if (isOpen(type)) return type;
  if (type.kind === 'union') return union(type.members.map((each) => unchecked(each, why)));
  if (type.kind === 'tuple') {
    return {...type, elements: type.elements.map((each) => unchecked(each, why))};
  }
  return type.kind === 'shape' ? uncheckedShape(type, why) : type;
}

/** What some places give to something without a type, where all of it is of the library. */
export function keptOfLibrary(types: readonly Type[]): Type | undefined {
  const given = types.filter((type) => !isNullish(type));
  const type = union(given);
  const isKept = given.length > 0 && (isFromLibrary(type) || isModule(type));
  return isKept ? unchecked(type) : undefined;
}

/** A value that comes out of another one, hidden as that one is. */
export function asHiddenAs(type: Type, source: Type): Type {
  const why = whyUnchecked(source);
  return why ? unchecked(type, why) : type;
}

/** Says why the compiler looks at nothing that comes out of a value; nothing where it does. */
export function whyUnchecked(type: Type): Unchecked | undefined {
  return membersOf(type)
    .map((member) => (member.kind === 'shape' ? member.unchecked : undefined))
    .find(Boolean);
}

/** Says whether the compiler looks at nothing that comes out of a value. */
export function isUnchecked(type: Type): boolean {
  return whyUnchecked(type) !== undefined;
}

function uncheckedShape(shape: Shape, why: Unchecked): Shape {
  // The doubt of a cast stays, whatever hides the value later.
  if (shape.unchecked === why || shape.unchecked === 'cast') return shape;
  const known = made[why].get(shape);
  if (known) return known;
  const {properties, calls, constructs, index, given} = shape;
  const hide = (call: Signature): Signature => ({
    ...call,
    result: (scope) => unchecked(call.result(scope), why),
  });
  const open: Shape = {
    ...shape,
    unchecked: why,
    // What the reader made can get more later: nothing was declared.
    open: shape.library ? shape.open : true,
    properties: once(
      () =>
        new Map(
          [...properties()].map(([name, property]) => [
            name,
            {...property, type: once(() => unchecked(property.type(), why))},
          ]),
        ),
    ),
    calls: calls?.map(hide),
    constructs: constructs?.map(hide),
    index: index && (() => unchecked(index(), why)),
    given: given?.map((each) => unchecked(each, why)),
  };
  made[why].set(shape, open);
  return open;
}
