import type {Identifier, Node} from '@babel/types';
import type {Checker} from '../checker.ts';
import {findValue} from '../types/scope.ts';
import {parentOf, placeIn} from './place.ts';

/** What a name stands for, where it is a `const` of the same file. */
export function constantOf(checker: Checker, name: Identifier): Node | undefined {
  const own = findValue(checker.scopeAt(name), name.name);
  const declarers = placeIn(name)?.part.file.declarers;
  if (!own || !declarers) return undefined;
  for (let at = parentOf(name); at; at = parentOf(at)) {
    for (const each of declarers.get(at) ?? []) {
      if (each.type !== 'VariableDeclaration' || each.kind !== 'const') continue;
      const found = each.declarations.find(
        ({id}) => id.type === 'Identifier' && id.name === name.name,
      );
      if (!found?.init) continue;
      const isSame = findValue(checker.scopeAt(found.id), name.name) === own;
      return isSame ? found.init : undefined;
    }
  }
  return undefined;
}
