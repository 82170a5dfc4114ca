import type {Node} from '@babel/types';
import {isMember} from './program/memberNode.ts';
import {importedName} from './program/modules.ts';
import type {Part} from './program/place.ts';
import {keyName} from './types/readMembers.ts';

/** Says whether a file checks on which platform it runs. An import alone, or a comment, does not count. */
export function asksPlatform(parts: readonly Part[]): boolean {
  const names = new Set(['Platform']);
  for (const {statement} of parts) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') continue;
      if (importedName(specifier) === 'Platform') names.add(specifier.local.name);
    }
  }
  const asks = (node: Node): boolean =>
    (node.type === 'Identifier' && names.has(node.name)) ||
    (isMember(node) && keyName(node.property, node.computed) === 'Platform');
  return parts.some(({nodes}) => nodes.some(asks));
}
