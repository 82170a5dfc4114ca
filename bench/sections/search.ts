import {latestVersion} from '../../src/site/versions.ts';
import {openBuiltIndex} from '../../tests/html/openBuiltIndex.ts';
import {searchRows} from '../../tests/html/searchRows.ts';
import {builtFolder} from '../sites/siteBuilder.ts';
import type {Section} from './bench.ts';

/** Asks the index of our build what readers ask, each time as the first search of a visit, and counts the download. */
export const search: Section = async ({measurements, tell}) => {
  tell('search: bytes of queries');
  const {version} = latestVersion();
  const {fetch} = globalThis;
  let costliest = 0;
  try {
    for (const {query} of searchRows.filter((row) => row.version === version)) {
      const index = await openBuiltIndex(version, builtFolder('ours'));
      costliest = Math.max(costliest, (await index.ask(query)).bytes);
    }
  } finally {
    // Opening the index puts the files of the build in the place of the network.
    globalThis.fetch = fetch;
  }
  measurements.add('search.costliest', 'ours', costliest);
};
