import {findSections} from 'expo-iap-tools/search/findSections';
import {describe, expect, it} from 'vitest';
import {docsVersion, docsVersions, versionRoot} from '../../src/site/versions.ts';
import {openBuiltIndex} from './openBuiltIndex.ts';
import {searchRows} from './searchRows.ts';

const SHOWN = 10;
const FIRST_QUERY = 130_000;
const NEXT_QUERY = 40_000;

/** Runs a query and loads what the dialog shows of it. */
async function ask(query: string, index: Awaited<ReturnType<typeof openBuiltIndex>>) {
  const {hits} = await findSections(query, index);
  const shown = await Promise.all(hits.slice(0, SHOWN).map((hit) => hit.data()));
  return {addresses: shown.map(({url}) => url), bytes: index.takeBytes()};
}

describe('X the search of the built site', () => {
  const first: number[] = [];

  it.each(searchRows)('$version: "$query" leads to $expected', async (row) => {
    const {addresses, bytes} = await ask(row.query, await openBuiltIndex(row.version));
    const root = `${versionRoot(docsVersion(row.version))}/`;
    const expected = row.expected.startsWith('/') ? row.expected : `${root}${row.expected}`;
    expect(addresses.slice(0, 3)).toContain(expected);
    expect(bytes, 'bytes of the first query').toBeLessThanOrEqual(FIRST_QUERY);
    first.push(bytes);
  });

  it('asks every released version', () => {
    const asked = new Set(searchRows.map(({version}) => version));
    const released = docsVersions.filter(({status}) => status !== 'next');
    expect(released.filter(({version}) => !asked.has(version))).toEqual([]);
    console.info(
      `search: first query ${Math.max(...first)} bytes at most, of ${first.length} rows`,
    );
  });

  // The dialog takes an index without a hit for such a word for one that did not load.
  it.each(docsVersions)('has a hit for each word that it knows in $version', async ({version}) => {
    const index = await openBuiltIndex(version);
    const lost: string[] = [];
    for (const word of await index.knownWords())
      if ((await findSections(word, index)).hits.length === 0) lost.push(word);
    expect(lost).toEqual([]);
  });

  it.each([...docsVersions.map(({version}) => version), 'all'])(
    'costs little after the first query in %s',
    async (scope) => {
      const index = await openBuiltIndex(scope);
      await ask('purchase', index);
      const costs: number[] = [];
      for (const query of new Set(searchRows.map((row) => row.query)))
        costs.push((await ask(query, index)).bytes);
      expect(Math.max(...costs)).toBeLessThanOrEqual(NEXT_QUERY);
    },
  );
});
