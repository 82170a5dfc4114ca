import type {CorpusPage} from './corpusPage.ts';

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
