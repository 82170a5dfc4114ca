import {latestVersion, versionRoot} from '../../src/site/versions.ts';
import {synthesize} from './synthesize.ts';
import type {CorpusPage} from './twins.ts';

/** Which content a site is built from: the real one, with 100 docs pages more, or with all docs many times. */
export type CorpusName = 'real' | 'more' | 'manifold';

/** Docs pages that the corpus `more` adds to the current version. */
export const MORE_PAGES = 100;

/** The content of a build. */
export type Corpus = {
  readonly name: CorpusName;
  readonly real: readonly CorpusPage[];
  /** Pages made for the measure; no sidebar lists them. */
  readonly synthetic: readonly CorpusPage[];
};

/** Makes a corpus from the real pages; `factor` is the number of copies of the docs in the largest one. */
export function makeCorpus(name: CorpusName, real: readonly CorpusPage[], factor: number): Corpus {
  const docs = real.filter(({path}) => path.startsWith('/docs/'));
  const current = docs.filter(({path}) => isOf(path, versionRoot(latestVersion())));
  const synthetic = {
    real: () => [],
    more: () => synthesize(current, Math.ceil(MORE_PAGES / current.length)).slice(0, MORE_PAGES),
    manifold: () => synthesize(docs, factor - 1),
  }[name]();
  return {name, real, synthetic};
}

function isOf(path: string, root: string): boolean {
  return path.startsWith(`${root}/`) && !/^\d/.test(path.slice(root.length + 1));
}

/** The pages that stand for all: chosen by the length of their text, which no generator influences. */
export type ChosenPages = {
  readonly median: string;
  readonly largestReference: string;
};

/** Chooses the docs page of median length and the longest page of the API reference, both of the current version. */
export function choosePages(pages: readonly CorpusPage[]): ChosenPages {
  const docs = pages
    .filter(({path}) => /^\/docs\/(?!\d)/.test(path))
    .toSorted((a, b) => a.body.length - b.body.length);
  const median = docs[Math.floor(docs.length / 2)];
  const largest = docs.findLast(({path}) => /^\/docs\/api(?:\/|$)/.test(path));
  if (!median || !largest)
    throw new Error('The corpus has no page under /docs/api: there is nothing to measure.');
  return {median: median.path, largestReference: largest.path};
}
