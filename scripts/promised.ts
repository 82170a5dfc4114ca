import {writeFileSync} from 'node:fs';
import {type PageRule, pages, posts, tags} from '../src/site/promised.ts';
import {pairName, upgradePairs} from '../src/site/toolPages.ts';

/** The addresses that the site has promised to keep. */
export const PROMISED_FILE = 'src/site/promised.json';

/** Promises the pages of a version that was cut; returns the new ones. */
export function promisePages(added: readonly PageRule[]): void {
  const upgrades = upgradePairs.map(pairName);
  const promised = {pages: [...pages, ...added], posts, tags, upgrades};
  writeFileSync(PROMISED_FILE, `${JSON.stringify(promised, null, 2)}\n`);
}

/** The pages of a version that nothing promises yet. */
export function newPages(
  files: readonly string[],
  listed: ReadonlySet<string>,
  version: string,
): readonly PageRule[] {
  const known = new Set(pages.map(({path}) => path));
  return files
    .filter((path) => !known.has(path))
    .map((path) => ({path, listed: listed.has(path), since: version}));
}
