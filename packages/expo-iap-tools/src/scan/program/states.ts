import type {Node} from '@babel/types';
import {keyName} from '../types/readMembers.ts';
import {findValue} from '../types/scope.ts';
import {type CallNode, isCall} from './calls.ts';
import {isMember} from './memberNode.ts';
import {placeIn} from './place.ts';
import type {ProgramUses} from './programUses.ts';

/** The places that read the state which a call of its setter changes: `owned` for `setOwned(…)`. */
export function stateOf({callee}: CallNode, {checker, usesOf}: ProgramUses): readonly Node[] {
  if (callee.type !== 'Identifier' || !callee.name.startsWith('set')) return [];
  const {name} = callee;
  const own = findValue(checker.scopeAt(callee), name);
  const parts = (own && placeIn(callee)?.part.file.mentions.get(name)) ?? [];
  for (const {nodes} of parts)
    for (const node of nodes) {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'ArrayPattern') continue;
      const [state, set] = node.id.elements;
      if (state?.type !== 'Identifier' || set?.type !== 'Identifier' || set.name !== name) continue;
      const isSame = findValue(checker.scopeAt(set), name) === own;
      if (isSame && node.init && isStateHook(node.init)) return usesOf(state);
    }
  return [];
}

/** Says whether a node calls `useState`. */
export function isStateHook(node: Node): boolean {
  if (!isCall(node)) return false;
  const {callee} = node;
  const name = isMember(callee) ? keyName(callee.property, callee.computed) : undefined;
  return (name ?? (callee.type === 'Identifier' ? callee.name : '')) === 'useState';
}
