import {latestVersion, versionRoot} from '../../src/site/versions.ts';
import type {CorpusPage} from './corpusPage.ts';
import {synthesize} from './synthesize.ts';

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

/** Makes a corpus from the real pages; `factor` says how many times the docs stand in the largest one. */
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
