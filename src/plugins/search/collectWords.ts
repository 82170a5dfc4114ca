import type {Section} from './readSections.ts';

const SHORTEST = 4;

/** Lists the words of all sections in small letters, names also in parts, for the correction of typing mistakes. */
export function collectWords(sections: readonly Section[]): string[] {
  const texts = sections.flatMap(({title, prose, code}) => [title, ...prose, ...code]);
  const words = texts
    .flatMap((text) => text.match(/[A-Za-z][A-Za-z0-9_]+/g) ?? [])
    .flatMap((word) => [word, ...partsOf(word)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].sort();
}

function partsOf(name: string): string[] {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').split('_');
}
