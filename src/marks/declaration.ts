import type {Surface, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {namesIn} from 'mdx-samples/fence/usedNames';

/** Writes a signature so that it compiles by itself: as a declaration, under the types that it mentions. */
export function declarationOf(symbol: SurfaceSymbol, {symbols}: Surface): string {
  const imported = new Set<string>();
  const declared = new Set([symbol]);
  // The set grows while the loop runs: a type that apps cannot import is declared too, with what it mentions.
  for (const {signature, platform} of declared) {
    for (const name of namesIn(signature)) {
      const known = symbols.filter((candidate) => candidate.name === name);
      if (known.length === 0 || known.some((one) => declared.has(one))) continue;
      // Of two types with one name, take that of the platform that mentions it.
      const hidden = known.find((one) => one.platform === platform) ?? known[0];
      if (known.some(({exported}) => exported)) imported.add(name);
      else if (hidden) declared.add(hidden);
    }
  }
  const names = [...imported].sort();
  return [
    ...(names.length > 0 ? [`import type {${names.join(', ')}} from 'expo-iap';`] : []),
    ...[...declared].map(({signature}) => declare(signature)),
  ].join('\n\n');
}

function declare(signature: string): string {
  return signature.replace(/^(?=(?:function|const|enum|class) )/gm, 'declare ');
}
