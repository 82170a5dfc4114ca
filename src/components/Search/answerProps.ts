import type {Ref} from 'react';
import type {Hit} from './hits.ts';

/** Where the site is served, and how a hit is opened without loading a document. */
export type SearchSite = {readonly baseUrl: string; readonly navigate: (address: string) => void};

/** What keys in the field do with the hits. */
export type Choices = {
  /** Selects the hit that is this many places further; returns false when there is no such hit. */
  readonly move: (step: number) => boolean;
  /** Opens the chosen hit, or the best one as soon as the running search has found it. */
  readonly choose: () => void;
};

/** What the field says about the hits: whether there are any, and the id of the chosen one. */
export type Shown = {readonly hasHits: boolean; readonly active?: string | undefined};

/** What to search for, and the callbacks that get the results. */
export type SearchAnswerProps = {
  readonly ref: Ref<Choices>;
  readonly list: string;
  readonly onShow: (shown: Shown) => void;
  readonly site: SearchSite;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** A docs version, or `all`. */
  readonly scope: string;
  readonly onScope: (scope: string) => void;
  /** The version that the search is limited to when it does not search everywhere. */
  readonly version: string;
  readonly onChoose: (hit: Hit) => void;
};
