import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {findValue} from '../types/scope.ts';
import {isNullish, type Type, union, UNKNOWN} from '../types/type.ts';
import {keyName} from './names.ts';
import {isClass} from './nodes.ts';
import {nearest} from './place.ts';

/** A field of a class. */
export type FieldNode = Extract<Node, {type: 'ClassProperty' | 'ClassPrivateProperty'}>;

/** The type of what a class gives to one of its fields: where it starts empty, what its methods assign. */
export function givenToField(checker: Checker, field: FieldNode): Type {
  const start = field.value ? checker.typeOf(field.value) : UNKNOWN;
  if (field.value && !isNullish(start)) return start;
  const name = keyName(field.key);
  const assigned = name === undefined ? [] : checker.assigned(field, `this.${name}`);
  const around = nearest(field, isClass);
  const own = assigned.filter((node) => nearest(node, isClass) === around);
  const given = own.map(({right}) => checker.typeOf(right));
  if (given.length === 0) return start;
  return union(field.value ? [start, ...given] : given);
}

/** The types of what a file assigns to a variable, or to a field of it, such as `store.current = module` of a ref. */
export function assignedTo(checker: Checker, variable: Node, field?: string): readonly Type[] {
  if (variable.type !== 'Identifier') return [];
  const {name} = variable;
  const all = checker.assigned(variable, field === undefined ? name : `${name}.${field}`);
  const own = all.length > 0 ? findValue(checker.scopeAt(variable), name) : undefined;
  // Others can read what belongs to no file, such as `module.exports`.
  if (!own) return [];
  return all
    .filter(({left}) => findValue(checker.scopeAt(left), name) === own)
    .map(({right}) => checker.typeOf(right));
}
