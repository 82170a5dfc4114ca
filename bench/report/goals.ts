import type {SiteName} from '../sites/sites.ts';
import type {Unit} from './measurements.ts';

/** What our value is compared with. */
export type Bound =
  | {readonly kind: 'limit'; readonly most: number}
  | {readonly kind: 'peer'; readonly peer: SiteName; readonly factor: number}
  | {readonly kind: 'own'; readonly base: string; readonly name: string; readonly factor: number};

/** A measure as the report shows it. */
export type Measure = {readonly measure: string; readonly title: string; readonly unit: Unit};

/** Something that a reader or an author feels, and what it may be. */
export type Goal = Measure & {
  readonly bound: Bound;
  /** Name of the page in decisions/ that says what was tried. */
  readonly decision?: string;
};

/** What a command may add to the start of Node before it answers. */
const STARTUP_MS = 300;

const atMost = (most: number): Bound => ({kind: 'limit', most});
const ofPeer = (peer: SiteName, factor: number): Bound => ({kind: 'peer', peer, factor});

/** All goals, those of readers first. A measure that nobody feels is not a goal, however well we do. */
export const goals: readonly Goal[] = [
  {
    title: 'Slow phone: first text',
    measure: 'view.fcp',
    unit: 'ms',
    bound: atMost(1000),
    decision: 'what-comes-before-the-first-text',
  },
  {
    title: 'Slow phone: largest paint',
    measure: 'view.lcp',
    unit: 'ms',
    bound: ofPeer('starlight', 0.8),
    decision: 'what-comes-before-the-first-text',
  },
  {
    title: 'Slow phone: blocking time',
    measure: 'view.blocking',
    unit: 'ms',
    // A tap during a task of 50 ms is still answered within a tenth of a second.
    bound: atMost(50),
    decision: 'how-is-a-long-page-laid-out',
  },
  {
    title: 'Bytes of a visit, before the reader acts',
    measure: 'view.bytes',
    unit: 'kB',
    bound: ofPeer('starlight', 1),
    decision: 'when-are-scripts-fetched',
  },
  {
    title: 'Requests of a visit, before the reader acts',
    measure: 'view.requests',
    unit: 'number',
    bound: ofPeer('starlight', 1),
    decision: 'when-are-scripts-fetched',
  },
  {
    title: 'Click to the next page, after pointing at the link',
    measure: 'navigation.click',
    unit: 'ms',
    bound: ofPeer('vitepress', 1),
    decision: 'what-happens-on-a-click-to-the-next-page',
  },
  {
    title: 'Search: download of the costliest first question',
    measure: 'search.costliest',
    unit: 'kB',
    bound: atMost(130_000),
    decision: 'how-is-the-search-split',
  },
  {
    title: 'Playground: "Try it" as the first act, until the app runs',
    measure: 'playground.firstPress',
    unit: 'ms',
    bound: atMost(500),
    decision: 'how-soon-does-a-sample-run',
  },
  {
    title: 'Upgrade page: 1 MB of code, until the answer',
    measure: 'upgradeScan.answer',
    unit: 'ms',
    bound: atMost(1000),
  },
  {
    title: 'Upgrade command: an app of 300 files',
    measure: 'command.scan',
    unit: 's',
    bound: {kind: 'own', base: 'command.tsc', name: 'tsc --noEmit', factor: 0.25},
  },
  ...['explain', 'api', 'search'].map((command): Goal => ({
    title: `Docs command: ${command}, beyond the start of Node`,
    measure: `startup.${command}`,
    unit: 'ms',
    bound: atMost(STARTUP_MS),
  })),
  {
    title: 'Author: cold build',
    measure: 'build.cold',
    unit: 's',
    bound: ofPeer('starlight', 1.25),
    decision: 'what-does-a-cold-build-spend-its-time-on',
  },
  {
    title: 'Author: warm build after an edit',
    measure: 'build.warm',
    unit: 's',
    bound: {kind: 'own', base: 'build.cold', name: 'our cold build', factor: 0.35},
    decision: 'what-may-a-warm-build-reuse',
  },
  {
    title: 'Author: npm start to the first page, one version',
    measure: 'dev.warm',
    unit: 's',
    bound: atMost(4),
    decision: 'what-does-npm-start-wait-for',
  },
  {
    title: 'Author: mistake in a sample to its message',
    measure: 'dev.mistake',
    unit: 's',
    bound: atMost(3),
  },
];

/** What the first-view plugin changes in a stock template. */
export const templateFigures: readonly Measure[] = [
  {measure: 'view.fcp', title: 'First text', unit: 'ms'},
  {measure: 'view.lcp', title: 'Largest paint', unit: 'ms'},
  {measure: 'view.blocking', title: 'Blocking time', unit: 'ms'},
  {measure: 'view.bytes', title: 'Bytes, before the reader acts', unit: 'kB'},
  {measure: 'view.requests', title: 'Requests, before the reader acts', unit: 'number'},
];

/** What else says something to a reader or an author, without a verdict. */
export const figures: readonly Measure[] = [
  {measure: 'view.shift', title: 'Slow phone: layout shift', unit: 'number'},
  {measure: 'navigation.slowClick', title: 'Click, processor slowed down too', unit: 'ms'},
  ...['Firefox', 'WebKit'].flatMap((engine): Measure[] => [
    {measure: `${engine.toLowerCase()}.paint`, title: `${engine}: first paint`, unit: 'ms'},
    {measure: `${engine.toLowerCase()}.text`, title: `${engine}: text complete`, unit: 'ms'},
    {measure: `${engine.toLowerCase()}.click`, title: `${engine}: click`, unit: 'ms'},
  ]),
  {measure: 'search.first', title: 'Search: download of a first question', unit: 'kB'},
  {measure: 'search.next', title: 'Search: download of a following one', unit: 'kB'},
  {measure: 'command.tsc', title: 'tsc --noEmit on the app of 300 files', unit: 's'},
  {measure: 'startup.node', title: 'Start of Node, which does nothing', unit: 'ms'},
  {measure: 'dev.cold', title: 'npm start to the first page, without caches', unit: 's'},
];
