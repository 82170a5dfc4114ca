import {existsSync} from 'node:fs';
import {measureSearch} from '../measure/measureSearch.ts';
import {ourSite} from '../sites/ourSite.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {Section} from './bench.ts';

/** Counts the bytes of searches in the real site and in the one that is many times as large. */
export const search: Section = async ({build, options, measurements, tell}) => {
  tell('search: bytes of the first query');
  const kept = builtFolder('ours', 'manifold');
  const isKept = existsSync(kept) && (options.reuse || options.sections.includes('growth'));
  const large = isKept ? kept : (await build(ourSite, 'manifold', {cold: false}))?.folder;
  const folders = {'': builtFolder('ours', 'real'), ...(large === undefined ? {} : {Large: large})};
  for (const [corpus, folder] of Object.entries(folders)) {
    const {first, next} = await measureSearch(folder);
    for (const size of first) measurements.add(`search.first${corpus}`, 'ours', size);
    for (const size of next) measurements.add(`search.next${corpus}`, 'ours', size);
    measurements.add(`search.firstMost${corpus}`, 'ours', Math.max(...first));
    measurements.add(`search.nextMost${corpus}`, 'ours', Math.max(...next));
  }
};
