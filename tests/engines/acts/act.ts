import type {Reader} from '../reader.ts';
import type {Delivery, WatchedSite} from '../server/serveSite.ts';

/** What a reader does and sees in one visit. It runs in each engine as it is. */
export type Act = {
  /** Begins with ids of the contract that it proves. */
  readonly title: string;
  readonly run: (visit: Visit) => Promise<void>;
  /** How the policy comes; with each response, if nothing is said. */
  readonly delivery?: Delivery;
  /** What the test plants into each page. */
  readonly plant?: (html: string) => string;
  /** Complaints that the act brings about itself. */
  readonly expected?: RegExp;
};

/** A browser, and a site that nobody has visited before: its address is new, so nothing is stored or cached. */
export type Visit = {readonly reader: Reader; readonly site: WatchedSite};
