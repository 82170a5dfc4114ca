import {readFileSync} from 'node:fs';

/** A question as readers type it, and the place that must be among the first answers: for a tool, its whole address. */
export type SearchRow = {
  /** Among so many: words that people have for what a page is about lead to it before all others. */
  readonly most: number;
  readonly version: string;
  readonly query: string;
  readonly expected: string;
};

const file = `${import.meta.dirname}/../questions/search.tsv`;

/** Each row of the table for every version that it names. */
export const searchRows: readonly SearchRow[] = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap((row) => {
    const [query = '', expected = '', most, versions = ''] = row.split('\t');
    return versions.split(' ').map((version) => ({query, expected, version, most: Number(most)}));
  });
