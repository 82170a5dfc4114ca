import type {Node} from '@babel/types';
import type {Checker} from './checker.ts';
import {isMember} from './program/memberNode.ts';
import {withoutCast} from './requests.ts';
import {keyName} from './types/readMembers.ts';

/**
 * Says whether code for two releases reads another name too, and where: in `each.productId ?? each.id`, the `id` has the
 * other name before it. `node` is the name of a member.
 */
export function alsoReads(
  node: Node,
  name: string,
  checker: Checker,
): 'before' | 'after' | undefined {
  const other = choicesAt(node, checker).find(
    (each) => isMember(each) && keyName(each.property, each.computed) === name,
  );
  if (!other) return undefined;
  return (other.start ?? 0) < (node.start ?? 0) ? 'before' : 'after';
}

/** The values that code takes the first of that is there, at a member that is one of them; `node` is its name. */
export function choicesAt(node: Node, checker: Checker): readonly Node[] {
  const member = checker.parentOf(node);
  if (!member || !isMember(member)) return [];
  let top: Node = member;
  for (let up = checker.parentOf(top); up && isPart(up); up = checker.parentOf(top)) top = up;
  return operandsOf(top);
}

/** Says whether a node gives the first of some values that is there, or only wraps one. */
function isPart(node: Node): boolean {
  return (
    withoutCast(node) !== node || (node.type === 'LogicalExpression' && node.operator !== '&&')
  );
}

function operandsOf(node: Node): readonly Node[] {
  const plain = withoutCast(node);
  if (plain.type !== 'LogicalExpression' || plain.operator === '&&') return [plain];
  return [...operandsOf(plain.left), ...operandsOf(plain.right)];
}
