import type {Node} from '@babel/types';

/** An access to a member, such as `purchase.id` or `purchase?.['id']`. */
export type MemberNode = Extract<Node, {type: 'MemberExpression' | 'OptionalMemberExpression'}>;

/** Says whether a node is an access to a member. */
export function isMember(node: Node): node is MemberNode {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
}
