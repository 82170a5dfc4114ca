import type {Node} from '@babel/types';
import type {ParsedFile} from './program/module.ts';
import {memberName} from './program/names.ts';

/** Says whether a file checks on which platform it runs. An import alone, or a comment, does not count. */
export function asksPlatform({text, tree: {imports, parts}}: ParsedFile): boolean {
  if (!text.includes('Platform')) return false;
  const names = new Set(['Platform']);
  for (const {name, local} of imports)
    if (name === 'Platform' && local !== undefined) names.add(local);
  const asks = (node: Node): boolean =>
    (node.type === 'Identifier' && names.has(node.name)) || memberName(node) === 'Platform';
  return parts.some(({nodes}) => nodes.some(asks));
}
