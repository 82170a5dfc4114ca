import type {LibraryKnowledge} from 'expo-iap-api-data/knowledge';
import {type Problem, problemIn} from 'mdx-samples/problem';
import {namedNames} from '../../marks/checkMarks.ts';
import type {ReadPage} from '../code/readSamples.ts';

/** Lists the root exports that no page of the version mentions, deprecated ones included. */
export function findUndocumentedExports(
  {exports, patch, version}: LibraryKnowledge,
  folder: string,
  named: ReadonlySet<string>,
): Problem[] {
  return [...exports]
    .filter((name) => !named.has(name))
    .sort()
    .map((name) =>
      problemIn(
        folder,
        `No page of ${version} mentions the export "${name}" of expo-iap ${patch}. Mention it in code on the page where readers look for it.`,
      ),
    );
}

/** Lists the names that the pages of a version mention: in code that readers see, or through a mark. */
export function findNamed(pages: readonly ReadPage[], version: string): Set<string> {
  const own = pages.filter(
    ({page}) => (page.kind === 'docs' || page.kind === 'home') && page.version === version,
  );
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
