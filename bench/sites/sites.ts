import {resolve} from 'node:path';
import type {ContentFile, CorpusPage} from '../content/twins.ts';

/** The sites that are compared. */
export const siteNames = ['ours', 'starlight', 'vitepress', 'docusaurus'] as const;

/** One of the compared sites. */
export type SiteName = (typeof siteNames)[number];

/** How a site is made from content. */
export type SiteSetup = {
  readonly name: SiteName;
  /** Folder in which its command runs. */
  readonly folder: string;
  /** What must be done once before the first build, such as installing its packages. */
  readonly prepare: () => void;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Folder that the command writes, inside `folder`. */
  readonly output: string;
  /** Everything that a cold build must not find, inside `folder`: also the content, which is written for it. */
  readonly caches: readonly string[];
  readonly writeContent: (pages: readonly CorpusPage[]) => readonly ContentFile[];
  /** Returns the source file of a docs page, inside `folder`. */
  readonly sourceOf: (path: string) => string;
  /** Returns the address of a page of the content on this site. */
  readonly addressOf: (path: string) => string;
};

/** Where copies, builds and logs of the measures are kept. */
export const benchFolder = resolve('.cache/bench');

/** Where the set-ups of the other generators are. */
export const peersFolder = resolve('bench/peers');
