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

/** All goals, in the order of the report. */
export const goals: readonly Goal[] = [
  {title: 'First view: largest paint', measure: 'view.lcp', unit: 'ms', bound: ofStarlight(0.8)},
  {title: 'First view: blocking time', measure: 'view.blocking', unit: 'ms', bound: ofStarlight(1)},
  {
    title: 'First view: layout shift',
    measure: 'view.shift',
    unit: 'number',
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
    title: 'Playground: first press to running app on a desktop',
    measure: 'playground.firstPress',
    unit: 'ms',
    bound: atMost(500),
  },
  {
    title: 'Search: costliest first query',
    measure: 'search.costliest',
    unit: 'kB',
    bound: atMost(130_000),
  },
  {
    title: 'Upgrade page: 1 MB of code, until the answer',
    measure: 'upgradeScan.answer',
    unit: 'ms',
    bound: atMost(1000),
  },
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
];
