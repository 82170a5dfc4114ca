import type {SiteName} from '../sites/sites.ts';
import type {Unit} from './measurements.ts';

/** What our value is compared with. */
export type Bound = {readonly most: number} | {readonly peer: SiteName; readonly factor: number};

/** Something that a reader or an author feels, and what it may be. */
export type Goal = {
  readonly measure: string;
  readonly title: string;
  readonly unit: Unit;
  readonly bound: Bound;
  /** Name of the page in decisions/ that says what was tried. */
  readonly decision?: string;
};

/** All goals, those of readers first. A measure that nobody feels is not a goal, however well we do. */
export const goals: readonly Goal[] = [
  {
    title: 'Slow phone: first text',
    measure: 'view.fcp',
    unit: 'ms',
    bound: {most: 1000},
    decision: 'what-comes-before-the-first-text',
  },
  {
    title: 'Slow phone: largest paint',
    measure: 'view.lcp',
    unit: 'ms',
    bound: {peer: 'starlight', factor: 0.8},
    decision: 'what-comes-before-the-first-text',
  },
  {
    title: 'Slow phone: blocking time',
    measure: 'view.blocking',
    unit: 'ms',
    // A tap during a task of 50 ms is still answered within a tenth of a second.
    bound: {most: 50},
    decision: 'how-is-a-long-page-laid-out',
  },
  {
    title: 'Bytes of a visit, before the reader acts',
    measure: 'view.bytes',
    unit: 'kB',
    bound: {peer: 'starlight', factor: 1},
    decision: 'when-are-scripts-fetched',
  },
  {
    title: 'Requests of a visit, before the reader acts',
    measure: 'view.requests',
    unit: 'number',
    bound: {peer: 'starlight', factor: 1},
    decision: 'when-are-scripts-fetched',
  },
  {
    title: 'Click to the next page, after pointing at the link',
    measure: 'navigation.click',
    unit: 'ms',
    bound: {peer: 'vitepress', factor: 1},
    decision: 'what-happens-on-a-click-to-the-next-page',
  },
  {
    title: 'Search: download of the costliest first question',
    measure: 'search.costliest',
    unit: 'kB',
    bound: {most: 130_000},
    decision: 'how-is-the-search-split',
  },
  {
    title: 'MCP server: the slowest answer to six usual questions',
    measure: 'answers.slowest',
    unit: 'ms',
    bound: {most: 50},
  },
  {
    title: 'Author: cold build',
    measure: 'build.cold',
    unit: 's',
    bound: {peer: 'starlight', factor: 1.6},
    decision: 'what-does-a-cold-build-spend-its-time-on',
  },
  {
    title: 'Author: warm build after an edit',
    measure: 'build.warm',
    unit: 's',
    bound: {most: 12},
    decision: 'what-may-a-warm-build-reuse',
  },
  // 200 checks a second by one core of the server, and 150; the simulated store and the clients take as much again, elsewhere.
  {
    title: 'Purchase server: processor time of a check, SQLite',
    measure: 'purchases.sqlite',
    unit: 'ms',
    bound: {most: 5},
    decision: 'how-does-the-purchase-server-store',
  },
  {
    title: 'Purchase server: processor time of a check, Postgres',
    measure: 'purchases.postgres',
    unit: 'ms',
    bound: {most: 1000 / 150},
    decision: 'how-does-the-purchase-server-store',
  },
];
