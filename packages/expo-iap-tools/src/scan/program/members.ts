import type {Expression, Node, PrivateName} from '@babel/types';
import type {Checker} from '../checker.ts';
import {elementOf, namedProperty, namesOf, propertyOf, readType} from '../types/properties.ts';
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
import {keptOfLibrary} from '../types/unchecked.ts';
import {assignedTo} from './fields.ts';
import {keyName, memberName, type MemberNode} from './names.ts';
import {elementAt} from './patterns.ts';
import {parentOf} from './place.ts';
import {factsBefore} from './tests.ts';

/** The type of an access to a member. A member that the release lacks is reported. */
export function typeOfMember(checker: Checker, node: MemberNode): Type {
  const {object, property} = node;
  const whole = checker.typeOf(object);
  const name = keyName(property, node.computed);
  if (isOpen(whole))
    return whole.kind === 'unknown' && name !== undefined ? heldIn(checker, object, name) : whole;
  const optional = node.type === 'OptionalMemberExpression' && node.optional;
  const type = withoutNullish(whole);
  if (!optional && membersOf(whole).some(isNullish)) {
    checker.report({kind: 'absent', node: object, name: memberName(object) ?? ''});
  }
  if (name === undefined) return typeOfComputed(checker, property, type);
  if (node.computed && /^\d+$/.test(name)) return elementAt(type, Number(name));
  const isTold = propertyOf(type, name) === undefined && isTested(checker, object, name);
  const member = findMember(checker, property, type, name, isTold);
  const found = member.kind === 'unknown' ? heldIn(checker, object, name) : member;
  return canStop(checker, node) && !isContinued(node) ? union([found, UNDEFINED]) : found;
}

/** What a file keeps of the library in a field whose type says nothing. The compiler does not look at it either. */
function heldIn(checker: Checker, object: Node, field: string): Type {
  return keptOfLibrary(assignedTo(checker, object, field)) ?? UNKNOWN;
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
function isContinued(node: Node): boolean {
  const up = parentOf(node);
  if (up?.type === 'OptionalMemberExpression') return up.object === node;
  return up?.type === 'OptionalCallExpression' && up.callee === node;
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
  const found = namedProperty(checker, node, type, name, tested ? 'tested-member' : 'no-member');
  if (found === 'unknown') return UNKNOWN;
  if (!found) {
    const now = checker.successor?.(name, namesOf(type));
    const next = now === undefined ? undefined : propertyOf(type, now);
    return next && next !== 'unknown' ? readType(next) : {kind: 'missing', name};
  }
  if (found.partial) checker.report({kind: 'some-member', node, name, owners: namesOf(type)});
  return readType(found);
}

// Inside `if ('id' in purchase)` the compiler accepts the member, whatever the type says.
function isTested(checker: Checker, object: Node, name: string): boolean {
  return (
    object.type === 'Identifier' &&
    factsBefore(checker, object).some(
      ({test, isTrue}) =>
        isTrue &&
        test.type === 'BinaryExpression' &&
        test.operator === 'in' &&
        test.left.type === 'StringLiteral' &&
        test.left.value === name &&
        test.right.type === 'Identifier' &&
        test.right.name === object.name,
    )
  );
}
