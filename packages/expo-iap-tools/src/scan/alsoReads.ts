import type {Node} from '@babel/types';
import {isMember, memberName} from './program/names.ts';
import {isCast, withoutCast} from './program/nodes.ts';
import {parentOf, widest} from './program/place.ts';

/**
 * Says whether code for two releases reads another name too, and where: in `each.productId ?? each.id`, the `id` has the
 * other name before it. `node` is the name of a member.
 */
export function alsoReads(node: Node, name: string): 'before' | 'after' | undefined {
  const other = choicesAt(node).find((each) => memberName(each) === name);
  if (!other) return undefined;
  return (other.start ?? 0) < (node.start ?? 0) ? 'before' : 'after';
}

/** The values that code takes the first of that is there, at a member that is one of them; `node` is its name. */
export function choicesAt(node: Node): readonly Node[] {
  const member = parentOf(node);
  return member && isMember(member) ? operandsOf(widest(member, isPart)) : [];
}

/** Says whether a node gives the first of some values that is there, or only wraps one. */
function isPart(node: Node): boolean {
  return isCast(node) || (node.type === 'LogicalExpression' && node.operator !== '&&');
}

function operandsOf(node: Node): readonly Node[] {
  const plain = withoutCast(node);
  if (plain.type !== 'LogicalExpression' || plain.operator === '&&') return [plain];
  return [...operandsOf(plain.left), ...operandsOf(plain.right)];
}
