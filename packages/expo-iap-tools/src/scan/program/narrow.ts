import type {Expression, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {propertyOf} from '../types/properties.ts';
import {isNullish, membersOf, textsOf, type Type, union} from '../types/type.ts';
import {constantOf} from './constants.ts';
import {testsBefore} from './tests.ts';

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
  return path === undefined ? type : narrowAt(checker, node, path, type);
}

function narrowAt(checker: Checker, node: Node, path: string, type: Type): Type {
  let narrowed = type;
  for (const passed of testsBefore(checker, node)) {
    narrowed =
      'test' in passed
        ? afterTest(checker, narrowed, path, passed.test, passed.isTrue)
        : afterEquality(narrowed, path, passed.subject, passed.value, true);
  }
  return narrowed;
}

function afterTest(checker: Checker, type: Type, path: string, test: Node, isTrue: boolean): Type {
  const go = (from: Type, inner: Node, isInner: boolean): Type =>
    afterTest(checker, from, path, inner, isInner);
  if (test.type === 'ParenthesizedExpression') return go(type, test.expression, isTrue);
  if (test.type === 'UnaryExpression' && test.operator === '!') {
    return go(type, test.argument, !isTrue);
  }
  if (test.type === 'LogicalExpression' && (test.operator === '&&') === isTrue) {
    return go(go(type, test.left, isTrue), test.right, isTrue);
  }
  if (test.type === 'BinaryExpression' && test.left.type !== 'PrivateName') {
    if (test.operator === 'in') return afterKeyTest(type, path, test.left, test.right, isTrue);
    const same = test.operator === '===' || test.operator === '==';
    const other = test.operator === '!==' || test.operator === '!=';
    if (same || other) return afterEquality(type, path, test.left, test.right, same === isTrue);
    return type;
  }
  // A condition that was stored before.
  const stored = test.type === 'Identifier' ? constantOf(checker, test) : undefined;
  const known = stored ? go(type, stored, isTrue) : type;
  return isTrue && startsAt(test, path) ? withoutNothing(known) : known;
}

/** What can be left after `'key' in value`. */
function afterKeyTest(type: Type, path: string, key: Node, value: Node, isTrue: boolean): Type {
  if (key.type !== 'StringLiteral' || pathTo(value) !== path) return type;
  const members = membersOf(type).filter((member) => {
    if (isNullish(member)) return false;
    const found = propertyOf(member, key.value);
    if (found === 'unknown') return true;
    return isTrue ? found !== undefined : found === undefined || found.optional;
  });
  return members.length > 0 ? union(members) : type;
}

/** Says whether a test needs the value at a path to exist: the value itself, or something behind it. */
function startsAt(test: Node, path: string): boolean {
  const own = pathTo(test);
  return own === path || own?.startsWith(`${path}.`) === true;
}

function withoutNothing(type: Type): Type {
  return union(membersOf(type).filter((member) => !isNullish(member)));
}

function afterEquality(
  type: Type,
  path: string,
  left: Node,
  right: Expression | Node,
  equal: boolean,
): Type {
  const isNothing =
    right.type === 'NullLiteral' || (right.type === 'Identifier' && right.name === 'undefined');
  if (isNothing) return !equal && startsAt(left, path) ? withoutNothing(type) : type;
  if (right.type !== 'StringLiteral') return type;
  const own = pathTo(left);
  if (own === undefined || !own.startsWith(`${path}.`)) return type;
  const key = own.slice(path.length + 1);
  if (key.includes('.')) return equal ? withoutNothing(type) : type;
  const members = membersOf(type).filter((member) => {
    if (isNullish(member)) return !equal;
    const found = propertyOf(member, key);
    if (found === undefined || found === 'unknown') return true;
    const texts = textsOf(found.type());
    if (texts.length === 0) return true;
    return equal ? texts.includes(right.value) : texts.some((text) => text !== right.value);
  });
  return members.length > 0 ? union(members) : type;
}
