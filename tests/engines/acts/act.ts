import type {Reader} from '../reader.ts';
import type {WatchedSite} from '../server/serveSite.ts';

/** What a reader does and sees in one visit. It runs in each engine as it is. */
export type Act = {
  /** Begins with ids of the contract that it proves. */
  readonly title: string;
  readonly run: (visit: Visit) => Promise<void>;
  /** The built site; the documentation, if nothing is said. */
  readonly folder?: string;
  /** What the test plants into each page. */
  readonly plant?: (html: string) => string;
  /** One of the twenty that a pull request runs in Firefox and WebKit: a mechanism in which engines differ. */
  readonly isSmoke?: true;
  /** Complaints that the act brings about itself. */
  readonly expected?: RegExp;
};

/** A browser, and a site that nobody has visited before: its address is new, so nothing is stored or cached. */
export type Visit = {readonly reader: Reader; readonly site: WatchedSite};

/** An act on the small site that shows what the documentation does not, such as every kind of navbar item. */
export const onChromeSite = (act: Act): Act => ({...act, folder: 'tests/faults/chrome/build'});
