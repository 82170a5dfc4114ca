import type {Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {propertyOf, propertyType} from '../types/properties.ts';
import {
  isNullish,
  isOpen,
  membersOf,
  textsOf,
  type Type,
  union,
  withoutNullish,
} from '../types/type.ts';
import {isCall} from './calls.ts';
import {memberName} from './names.ts';
import {type Fact, factsBefore} from './tests.ts';

/** The path to a value as a string, such as `state.purchase`; undefined for anything but names and members. */
function pathTo(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ThisExpression') return 'this';
  if (node.type === 'TSNonNullExpression') return pathTo(node.expression);
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression')
    return undefined;
  if (node.computed || node.property.type !== 'Identifier') return undefined;
  const owner = pathTo(node.object);
  return owner === undefined ? undefined : `${owner}.${node.property.name}`;
}

/** The type that a value can still have after the program has checked it. */
export function narrow(checker: Checker, node: Node, type: Type): Type {
  if (type.kind !== 'union') return type;
  const path = pathTo(node);
  if (path === undefined) return type;
  return factsBefore(checker, node).reduce<Type>((rest, fact) => afterFact(rest, path, fact), type);
}

function afterFact(type: Type, path: string, fact: Fact): Type {
  const {test, value, isTrue, isStrict} = fact;
  if (value && isStrict && !isTrue && pathTo(test) === path && isNothing(value))
    return keep(
      type,
      (member) => !isNamed(member, value.type === 'NullLiteral' ? 'null' : 'undefined'),
    );
  if (value) return afterEquality(type, path, test, value, isTrue);
  if (test.type === 'BinaryExpression' && test.operator === 'in')
    return afterKeyTest(type, path, test.left, test.right, isTrue);
  if (isCall(test) && memberName(test.callee) === 'isArray')
    return pathTo(test.arguments[0] ?? test) === path ? keep(type, isListOrNot(isTrue)) : type;
  return isTrue && startsAt(test, path) ? withoutNullish(type) : type;
}

/** What can be left after `'key' in value`. */
function afterKeyTest(type: Type, path: string, key: Node, value: Node, isTrue: boolean): Type {
  if (key.type !== 'StringLiteral' || pathTo(value) !== path) return type;
  return keep(type, (member) => {
    if (isNullish(member)) return false;
    const found = propertyOf(member, key.value);
    if (found === 'unknown') return true;
    return isTrue ? found !== undefined : found === undefined || found.optional;
  });
}

/** What can be left after `Array.isArray(value)`. */
function isListOrNot(isTrue: boolean): (member: Type) => boolean {
  return (member) => {
    if (isOpen(member)) return true;
    const isNamed = member.kind === 'shape' && /^(?:Readonly)?Array$/.test(member.name ?? '');
    return (isNamed || member.kind === 'tuple') === isTrue;
  };
}

/** Says whether a test needs the value at a path to exist: the value itself, or something behind it. */
function startsAt(test: Node, path: string): boolean {
  const own = pathTo(test);
  return own === path || own?.startsWith(`${path}.`) === true;
}

function isNamed(type: Type, name: string): boolean {
  return type.kind === 'primitive' && type.name === name;
}

function isNothing(node: Node): boolean {
  return node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined');
}

function afterEquality(type: Type, path: string, left: Node, right: Node, equal: boolean): Type {
  if (isNothing(right)) return !equal && startsAt(left, path) ? withoutNullish(type) : type;
  if (right.type !== 'StringLiteral') return type;
  const own = pathTo(left);
  if (own === undefined || !own.startsWith(`${path}.`)) return type;
  const key = own.slice(path.length + 1);
  if (key.includes('.')) return equal ? withoutNullish(type) : type;
  return keep(type, (member) => {
    if (isNullish(member)) return !equal;
    const found = propertyType(member, key);
    const texts = found ? textsOf(found) : [];
    if (texts.length === 0) return true;
    return equal ? texts.includes(right.value) : texts.some((text) => text !== right.value);
  });
}

/** The members of a type that something can be true of; all of them where it is true of none. */
function keep(type: Type, can: (member: Type) => boolean): Type {
  const members = membersOf(type).filter(can);
  return members.length > 0 ? union(members) : type;
}
