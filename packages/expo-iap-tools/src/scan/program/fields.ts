import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {keyName} from '../types/readMembers.ts';
import {isNullish, type Type, union, UNKNOWN} from '../types/type.ts';

/** A field of a class. */
export type FieldNode = Extract<Node, {type: 'ClassProperty' | 'ClassPrivateProperty'}>;

/** Name under which the values given to a field are listed among the assignments of a file. */
export const fieldName = (name: string): string => `this.${name}`;

/** The type of what a class gives to one of its fields: where it starts empty, what its methods assign. */
export function givenToField(checker: Checker, field: FieldNode): Type {
  const start = field.value ? checker.typeOf(field.value) : UNKNOWN;
  if (field.value && !isNullish(start)) return start;
  const name = keyName(field.key);
  const assigned = name === undefined ? [] : checker.assigned(field, fieldName(name));
  const around = classAround(checker, field);
  const own = assigned.filter((node) => classAround(checker, node) === around);
  const given = own.map(({right}) => checker.typeOf(right));
  if (given.length === 0) return start;
  return union(field.value ? [start, ...given] : given);
}

function classAround(checker: Checker, node: Node): Node | undefined {
  let at = checker.parentOf(node);
  while (at && at.type !== 'ClassDeclaration' && at.type !== 'ClassExpression')
    at = checker.parentOf(at);
  return at;
}
