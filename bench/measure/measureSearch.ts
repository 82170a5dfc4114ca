import {findSections} from 'expo-iap-docs/search/findSections';
import {latestVersion} from '../../src/site/versions.ts';
import {openBuiltIndex} from '../../tests/build/openBuiltIndex.ts';
import {searchRows} from '../../tests/build/searchRows.ts';

const SHOWN = 10;

/** Bytes of searches, for each question that the site is tested with. */
export type SearchBytes = {
  /** As the first search of a visit. */
  readonly first: readonly number[];
  /** One after the other, after a first search that is not counted. */
  readonly next: readonly number[];
};

/** Asks the index of a build what readers ask, and counts what that downloads. */
export async function measureSearch(build: string): Promise<SearchBytes> {
  const {version} = latestVersion();
  const queries = searchRows.filter((row) => row.version === version).map(({query}) => query);
  const {fetch} = globalThis;
  try {
    const first: number[] = [];
    for (const query of queries) first.push(await ask(query, await openBuiltIndex(version, build)));
    const open = await openBuiltIndex(version, build);
    await ask('purchase', open);
    const next: number[] = [];
    for (const query of queries) next.push(await ask(query, open));
    return {first, next};
  } finally {
    // Opening the index puts the files of the build in the place of the network.
    globalThis.fetch = fetch;
  }
}

async function ask(
  query: string,
  index: Awaited<ReturnType<typeof openBuiltIndex>>,
): Promise<number> {
  const {hits} = await findSections(query, index);
  await Promise.all(hits.slice(0, SHOWN).map((hit) => hit.data()));
  return index.takeBytes();
}
