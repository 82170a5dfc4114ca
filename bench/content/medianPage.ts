import type {CorpusPage} from './twins.ts';

/** Returns the docs page of median length in the current version. No generator influences how long its text is. */
export function medianPage(pages: readonly CorpusPage[]): string {
  const docs = pages
    .filter(({path}) => /^\/docs\/(?!\d)/.test(path))
    .toSorted((a, b) => a.body.length - b.body.length);
  const median = docs[Math.floor(docs.length / 2)];
  if (!median) throw new Error('The content has no page of the current docs to measure.');
  return median.path;
}
