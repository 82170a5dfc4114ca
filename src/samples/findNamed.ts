import {namedNames} from '../marks/checkMarks.ts';
import type {ReadPage} from './readPages.ts';

/** Names that the pages of a version speak of: in code that readers see, or through a mark. */
export function findNamed(pages: readonly ReadPage[], version: string): Set<string> {
  const own = pages.filter(({page}) => page.kind === 'docs' && page.version === version);
  const codes = own.flatMap(({blocks, shown}) => [
    ...blocks
      .filter((block) => block.version === version)
      .map(({code, hidden}) => code.split('\n').slice(hidden).join('\n')),
    ...shown.map(({code}) => code),
  ]);
  return new Set([
    ...own.flatMap(({page}) => [...namedNames(page)]),
    ...codes.flatMap((code) => code.match(/[A-Za-z_$][\w$]*/g) ?? []),
  ]);
}
