import {existsSync} from 'node:fs';
import {measureFirstQueries} from '../measure/measureSearch.ts';
import {ourSite} from '../sites/ourSite.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {Section} from './bench.ts';

/** Counts the bytes of a first search in the real site and in the one that is many times as large. */
export const search: Section = async ({build, options, measurements, tell}) => {
  tell('search: bytes of the first query');
  const kept = builtFolder('ours', 'manifold');
  const isKept = existsSync(kept) && (options.reuse || options.sections.includes('growth'));
  const large = isKept ? kept : (await build(ourSite, 'manifold', false))?.folder;
  for (const size of await measureFirstQueries(builtFolder('ours', 'real')))
    measurements.add('search.first', 'ours', size);
  if (large === undefined) return;
  for (const size of await measureFirstQueries(large))
    measurements.add('search.firstLarge', 'ours', size);
};
