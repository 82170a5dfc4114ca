import {findSections} from 'expo-iap-tools/search/findSections';
import {anyTexts, inheritedNames} from 'expo-iap-tools/testing/anyTexts';
import {describe, expect, it} from 'vitest';
import {hasKnownWord} from '../../src/components/Search/searchIndex.ts';
import {docsVersion, docsVersions, versionRoot} from '../../src/site/versions.ts';
import {openBuiltIndex} from './openBuiltIndex.ts';
import {searchRows} from './searchRows.ts';

const FIRST_QUERY = 130_000;
const NEXT_QUERY = 40_000;

describe('X the search of the built site', () => {
  const first: number[] = [];

  it.each(searchRows)('$version: "$query" leads to $expected', async (row) => {
    const index = await openBuiltIndex(row.version);
    const {addresses, bytes} = await index.ask(row.query);
    const root = `${versionRoot(docsVersion(row.version))}/`;
    const expected = row.expected.startsWith('/') ? row.expected : `${root}${row.expected}`;
    expect(addresses.slice(0, row.most)).toContain(expected);
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

  it.each([...inheritedNames.map((name) => [name, name]), ...Object.entries(anyTexts)])(
    'is not taken for one that did not load when it lacks %s',
    async (_, text = '') => {
      const index = await openBuiltIndex('all');
      const {hits, searched} = await findSections(text.trim(), index);
      const known = await index.knownWords();
      expect(hits.length > 0 || !hasKnownWord(searched, known)).toBe(true);
    },
  );

  it.each([...docsVersions.map(({version}) => version), 'all'])(
    'costs little after the first query in %s',
    async (scope) => {
      const index = await openBuiltIndex(scope);
      await index.ask('purchase');
      const costs: number[] = [];
      for (const query of new Set(searchRows.map((row) => row.query)))
        costs.push((await index.ask(query)).bytes);
      expect(Math.max(...costs)).toBeLessThanOrEqual(NEXT_QUERY);
    },
  );
});
