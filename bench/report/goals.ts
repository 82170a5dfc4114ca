import type {SiteName} from '../sites/sites.ts';
import type {Unit} from './measurements.ts';

/** What our value is held against. */
export type Bound =
  | {readonly kind: 'limit'; readonly most: number}
  | {readonly kind: 'peer'; readonly peer: SiteName; readonly factor: number}
  | {readonly kind: 'own'; readonly base: string; readonly factor: number};

/** A goal of the site that the bench decides. */
export type Goal = {
  readonly title: string;
  readonly measure: string;
  readonly unit: Unit;
  readonly bound: Bound;
  /** Peer that is shown beside our value when the bound is not a peer. */
  readonly beside?: SiteName;
};

const atMost = (most: number): Bound => ({kind: 'limit', most});
const ofStarlight = (factor: number): Bound => ({kind: 'peer', peer: 'starlight', factor});
const ofOwn = (base: string, factor: number): Bound => ({kind: 'own', base, factor});

/** What the costliest of the questions may download that the site is tested with. */
const searchGoals: readonly Goal[] = [
  {corpus: '', where: ''},
  {corpus: 'Large', where: ' in the large corpus'},
].flatMap(({corpus, where}) => [
  {
    title: `Search: costliest first query${where}`,
    measure: `search.firstMost${corpus}`,
    unit: 'kB',
    bound: atMost(130_000),
  },
  {
    title: `Search: costliest following query${where}`,
    measure: `search.nextMost${corpus}`,
    unit: 'kB',
    bound: atMost(40_000),
  },
]);

/** Lighthouse does not measure its phone but computes it, so it may see what the first view does not. */
const lighthouseGoals: readonly Goal[] = ['intro', 'guide', 'reference'].map((kind) => ({
  title: `Lighthouse: largest paint on a phone, ${kind}`,
  measure: `lighthouse.${kind}`,
  unit: 'ms',
  bound: ofStarlight(0.8),
}));

/** What a megabyte of a reader's code may take. */
const scanGoals: readonly Goal[] = [
  {measure: 'upgradeScan.oneFile', files: 'one file'},
  {measure: 'upgradeScan.manyFiles', files: 'many files'},
].flatMap(({measure, files}) => [
  {
    title: `Upgrade page: 1 MB of code in ${files}, until the answer`,
    measure,
    unit: 'ms',
    bound: atMost(1000),
  },
  {
    title: `Upgrade page: the longest task of the page meanwhile, ${files}`,
    measure: `${measure}.task`,
    unit: 'ms',
    bound: atMost(100),
  },
]);

/** All goals, in the order of the report. */
export const goals: readonly Goal[] = [
  {title: 'First view: largest paint', measure: 'view.lcp', unit: 'ms', bound: ofStarlight(0.8)},
  ...lighthouseGoals,
  {title: 'First view: blocking time', measure: 'view.blocking', unit: 'ms', bound: ofStarlight(1)},
  {
    title: 'First view: layout shift',
    measure: 'view.shift',
    unit: 'number',
    bound: atMost(0),
    beside: 'starlight',
  },
  {
    title: 'Every docs page up to its first paragraph, styles included',
    measure: 'bytes.firstParagraph',
    unit: 'kB',
    bound: atMost(13_600),
  },
  {
    title: 'Every docs page as a whole',
    measure: 'bytes.largest',
    unit: 'kB',
    bound: atMost(30_000),
  },
  {
    title: 'Scripts: main and runtime',
    measure: 'bytes.main',
    unit: 'kB',
    bound: atMost(115_000),
    beside: 'docusaurus',
  },
  {
    title: 'Scripts requested before the first paint',
    measure: 'view.earlyScripts',
    unit: 'kB',
    bound: atMost(0),
    beside: 'starlight',
  },
  {
    title: 'Bytes before the reader does anything',
    measure: 'view.bytes',
    unit: 'kB',
    bound: ofStarlight(1),
  },
  {
    title: 'Navigation: click to new content, after hovering',
    measure: 'navigation.click',
    unit: 'ms',
    bound: {kind: 'peer', peer: 'vitepress', factor: 1},
  },
  {
    // Nothing that loads scripts can answer sooner than a page that has loaded them.
    title: 'First tap on the search, relative to one when all is idle',
    measure: 'taps.search.atOnce',
    unit: 'ms',
    bound: ofOwn('taps.search.idle', 1),
  },
  {
    title: 'Playground: press to running app on a desktop',
    measure: 'playground.press',
    unit: 'ms',
    bound: atMost(500),
  },
  {
    title: 'Playground: the same, with the keyboard alone',
    measure: 'playground.keys',
    unit: 'ms',
    bound: atMost(500),
  },
  {
    title: 'Playground: the same, when the press is the first act of all',
    measure: 'playground.firstAct',
    unit: 'ms',
    bound: atMost(500),
  },
  ...scanGoals,
  {
    title: 'CSS of a docs page',
    measure: 'bytes.styles',
    unit: 'kB',
    bound: atMost(10_000),
    beside: 'starlight',
  },
  {
    title: 'CSS files of a docs page',
    measure: 'bytes.styleFiles',
    unit: 'number',
    bound: atMost(1),
    beside: 'starlight',
  },
  {
    title: 'Growth: extra bytes in every visit for each additional docs page',
    measure: 'growth.perPage',
    unit: 'bytes',
    bound: atMost(25),
    beside: 'docusaurus',
  },
  {
    title: 'Growth: cold build of the large corpus, relative to our small one',
    measure: 'growth.build',
    unit: 's',
    bound: ofOwn('build.cold', 6),
  },
  {
    title: 'Growth: first search in the large corpus, relative to our small one',
    measure: 'search.firstLarge',
    unit: 'kB',
    bound: ofOwn('search.first', 1.1),
  },
  ...searchGoals,
  {title: 'Build: cold', measure: 'build.cold', unit: 's', bound: ofStarlight(1.25)},
  {
    title: 'Build: warm with one edited page, relative to our cold one',
    measure: 'build.warm',
    unit: 's',
    bound: ofOwn('build.cold', 0.35),
  },
  {
    title: 'Development server with one version, without caches',
    measure: 'dev.cold',
    unit: 's',
    bound: atMost(8),
  },
  {
    title: 'Development server with one version, with caches',
    measure: 'dev.warm',
    unit: 's',
    bound: atMost(4),
  },
  {
    title: 'Development server: a mistake in a sample, from saving to its message',
    measure: 'dev.mistake',
    unit: 's',
    bound: atMost(3),
  },
  {
    title: 'Text files over 1 kB without brotli and gzip copies',
    measure: 'bytes.uncompressed',
    unit: 'number',
    bound: atMost(0),
  },
];
