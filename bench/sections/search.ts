import {measureSearch} from '../measure/measureSearch.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {Section} from './bench.ts';

/** Counts the bytes of searches in our site. */
export const search: Section = async ({measurements, tell}) => {
  tell('search: bytes of queries');
  const {first, next} = await measureSearch(builtFolder('ours'));
  for (const size of first) measurements.add('search.first', 'ours', size);
  for (const size of next) measurements.add('search.next', 'ours', size);
  measurements.add('search.costliest', 'ours', Math.max(...first));
};
