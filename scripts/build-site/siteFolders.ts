import {join} from 'node:path';

/** Where a site is written, and where it waits until it is whole. */
export type SiteFolders = {
  /** What is served. */
  readonly current: string;
  /** What is being built. */
  readonly next: string;
  /** What was served before, for the moment in which the two change places. */
  readonly previous: string;
  /** Remembers what a whole build looked like. */
  readonly record: string;
};

/** Names the folders of a site; all of them lie on the same disk, so that changing places is one step. */
export function siteFolders(siteDir: string): SiteFolders {
  const cache = join(siteDir, '.cache');
  return {
    current: join(siteDir, 'build'),
    next: join(cache, 'next-build'),
    previous: join(cache, 'previous-build'),
    record: join(cache, 'whole-build'),
  };
}
