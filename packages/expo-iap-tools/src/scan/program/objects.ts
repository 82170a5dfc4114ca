import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {elementOf, joinShapes, withProperties} from '../types/properties.ts';
import {
  ANYTHING,
  lazyType,
  membersOf,
  once,
  type Property,
  type Shape,
  type Type,
  union,
  UNKNOWN,
} from '../types/type.ts';
import {propertyName} from './names.ts';

/** A literal object. */
export type ObjectNode = Extract<Node, {type: 'ObjectExpression'}>;

/** The type of a literal object, with what it spreads. */
export function typeOfObject(checker: Checker, node: ObjectNode): Shape {
  const parts: Shape[] = [];
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      parts.push(...spreadShapes(checker, property.argument));
      continue;
    }
    const name = propertyName(property);
    if (name === undefined) {
      parts.push(ANYTHING);
      continue;
    }
    const value = property.type === 'ObjectMethod' ? property : property.value;
    const entry: Property = {type: lazyType(() => checker.typeOf(value)), optional: false};
    parts.push({kind: 'shape', properties: () => new Map([[name, entry]])});
  }
  const joined = joinShapes(parts);
  return {
    ...joined,
    name: undefined,
    library: undefined,
    properties: once(joined.properties),
    literal: node,
  };
}

// What a spread brings for sure, and what it may bring.
function spreadShapes(checker: Checker, value: Node): readonly Shape[] {
  // In `...(isAndroid && {skus})`, the condition brings nothing.
  if (value.type === 'LogicalExpression' && value.operator === '&&') {
    return spreadShapes(checker, value.right).map(optionalShape);
  }
  const members = membersOf(checker.typeOf(value));
  const shapes = members.filter((member) => member.kind === 'shape');
  const open = members.some(({kind}) => kind === 'unknown' || kind === 'missing');
  if (open) return [ANYTHING];
  if (members.length === 1) return shapes;
  return shapes.map(optionalShape);
}

function optionalShape(shape: Shape): Shape {
  return withProperties(shape, (property) => ({...property, optional: true}));
}

/** The type of a literal list. */
export function typeOfList(checker: Checker, node: Extract<Node, {type: 'ArrayExpression'}>): Type {
  const types = node.elements.map((element) => {
    if (!element) return UNKNOWN;
    return element.type === 'SpreadElement'
      ? elementOf(checker.typeOf(element.argument))
      : checker.typeOf(element);
  });
  const list = checker.common('Array', [union(types)]);
  return list.kind === 'shape' ? {...list, literal: node} : list;
}
