import type {Expression, Node, PrivateName} from '@babel/types';
import type {Checker} from '../checker.ts';
import {elementOf, namesOf, propertyOf, readType} from '../types/properties.ts';
import {keyName} from '../types/readMembers.ts';
import {
  isNullish,
  isOpen,
  membersOf,
  textsOf,
  type Type,
  UNDEFINED,
  union,
  UNKNOWN,
  withoutNullish,
} from '../types/type.ts';
import {heldIn} from './held.ts';
import {isMember, type MemberNode} from './memberNode.ts';
import {elementAt} from './patterns.ts';

/** The type of an access to a member. A member that the release lacks is reported. */
export function typeOfMember(checker: Checker, node: MemberNode): Type {
  const {object, property} = node;
  const whole = checker.typeOf(object);
  const name = keyName(property, node.computed);
  if (isOpen(whole))
    return whole.kind === 'unknown' && name !== undefined ? heldIn(checker, node, name) : whole;
  const optional = node.type === 'OptionalMemberExpression' && node.optional;
  const type = withoutNullish(whole);
  if (!optional && membersOf(whole).some(isNullish)) {
    checker.report({kind: 'absent', node: object, name: memberName(object) ?? ''});
  }
  if (name === undefined) return typeOfComputed(checker, property, type);
  if (node.computed && /^\d+$/.test(name)) return elementAt(type, Number(name));
  const member = findMember(checker, property, type, name, isTested(checker, object, name));
  const found = member.kind === 'unknown' ? heldIn(checker, node, name) : member;
  return canStop(checker, node) && !isContinued(checker, node) ? union([found, UNDEFINED]) : found;
}

/** Whether a `?.` ends a chain before its last member, which skips everything after it. */
function canStop(checker: Checker, node: Node): boolean {
  if (node.type !== 'OptionalMemberExpression' && node.type !== 'OptionalCallExpression')
    return false;
  const start = node.type === 'OptionalMemberExpression' ? node.object : node.callee;
  const isMissing = node.optional && membersOf(checker.typeOf(start)).some(isNullish);
  return isMissing || canStop(checker, start);
}

/** Whether a chain goes on after a member, so that what can be missing is only its end. */
function isContinued(checker: Checker, node: Node): boolean {
  const up = checker.parentOf(node);
  if (up?.type === 'OptionalMemberExpression') return up.object === node;
  return up?.type === 'OptionalCallExpression' && up.callee === node;
}

function memberName(node: Node): string | undefined {
  return isMember(node) && node.property.type === 'Identifier' ? node.property.name : undefined;
}

function typeOfComputed(checker: Checker, key: Expression | PrivateName, type: Type): Type {
  if (key.type === 'PrivateName') return UNKNOWN;
  const texts = textsOf(checker.typeOf(key));
  if (texts.length > 0) return union(texts.map((text) => findMember(checker, key, type, text)));
  const [shape] = membersOf(type);
  if (shape?.kind === 'shape' && shape.index) return shape.index();
  return shape?.kind === 'tuple' || (shape?.kind === 'shape' && shape.given)
    ? elementOf(type)
    : UNKNOWN;
}

/** Finds a member of a value and notes its use, or reports that the value does not have it. */
export function findMember(
  checker: Checker,
  node: Node,
  type: Type,
  name: string,
  tested = false,
): Type {
  if (isOpen(type) || isNullish(type)) return type.kind === 'missing' ? type : UNKNOWN;
  const found = propertyOf(type, name);
  if (found === 'unknown') return UNKNOWN;
  if (!found) {
    const kind = tested ? 'tested-member' : 'no-member';
    const owners = namesOf(type);
    checker.report({kind, node, name, owners});
    const now = checker.successor?.(name, owners);
    const next = now === undefined ? undefined : propertyOf(type, now);
    return next && next !== 'unknown' ? readType(next) : {kind: 'missing', name};
  }
  if (found.owner !== undefined) checker.sawMember({node, owner: found.owner, member: name});
  if (found.partial) checker.report({kind: 'some-member', node, name, owners: namesOf(type)});
  return readType(found);
}

// Inside `if ('id' in purchase)` the compiler accepts the member, whatever the type says.
function isTested(checker: Checker, object: Node, name: string): boolean {
  if (object.type !== 'Identifier') return false;
  const tests = (node: Node): boolean => {
    if (node.type === 'LogicalExpression') return tests(node.left) || tests(node.right);
    return (
      node.type === 'BinaryExpression' &&
      node.operator === 'in' &&
      node.left.type === 'StringLiteral' &&
      node.left.value === name &&
      node.right.type === 'Identifier' &&
      node.right.name === object.name
    );
  };
  for (let at: Node = object, up = checker.parentOf(at); up; at = up, up = checker.parentOf(at)) {
    if (up.type === 'IfStatement' || up.type === 'ConditionalExpression') {
      if (at === up.consequent && tests(up.test)) return true;
    } else if (up.type === 'LogicalExpression' && at === up.right && tests(up.left)) return true;
  }
  return false;
}
