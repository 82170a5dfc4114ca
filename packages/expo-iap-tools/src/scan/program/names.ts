import type {Node, ObjectProperty} from '@babel/types';

/** An access to a member, such as `purchase.id` or `purchase?.['id']`. */
export type MemberNode = Extract<Node, {type: 'MemberExpression' | 'OptionalMemberExpression'}>;

/** Says whether a node is an access to a member. */
export function isMember(node: Node): node is MemberNode {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
}

/** The name of a key that is written down, not computed. */
export function keyName(key: Node, computed = false): string | undefined {
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

/** The name of the member that an expression accesses; nothing for any other expression. */
export function memberName(node: Node): string | undefined {
  return isMember(node) ? keyName(node.property, node.computed) : undefined;
}

/** The last name in the path to a value: `buy` of `buy` and of `shop.buy`. */
export function lastName(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : memberName(node);
}

/** The name of a property of an object or a pattern. */
export function propertyName(node: Node): string | undefined {
  return node.type === 'ObjectProperty' || node.type === 'ObjectMethod'
    ? keyName(node.key, node.computed)
    : undefined;
}

/** The property of an object or a pattern that has a name. */
export function propertyNamed(
  {properties}: {readonly properties: readonly Node[]},
  name: string,
): ObjectProperty | undefined {
  return properties
    .filter((each) => each.type === 'ObjectProperty')
    .find((each) => propertyName(each) === name);
}
