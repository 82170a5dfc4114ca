import {findSections} from '../../src/components/Search/findSections.ts';
import {latestVersion} from '../../src/library/versions.ts';
import {openBuiltIndex} from '../../tests/build/openBuiltIndex.ts';
import {searchRows} from '../../tests/build/searchRows.ts';

const SHOWN = 10;

/** Returns the bytes of the first search of a visit, for each question that the site is tested with. */
export async function measureFirstQueries(build: string): Promise<number[]> {
  const {version} = latestVersion();
  const {fetch} = globalThis;
  try {
    const sizes: number[] = [];
    for (const {query} of searchRows.filter((row) => row.version === version)) {
      const index = await openBuiltIndex(version, build);
      const {hits} = await findSections(query, index);
      await Promise.all(hits.slice(0, SHOWN).map((hit) => hit.data()));
      sizes.push(index.takeBytes());
    }
    return sizes;
  } finally {
    // Opening the index puts the files of the build in the place of the network.
    globalThis.fetch = fetch;
  }
}
