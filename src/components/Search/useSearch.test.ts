// @vitest-environment jsdom
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {act, renderHook, waitFor} from '@testing-library/react';
import {type Engine, type EngineModule, startEngine} from 'expo-iap-tools/search/engine';
import {anyTexts, inheritedNames} from 'expo-iap-tools/testing/anyTexts';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {collectWords, describeSection} from '../../finish/search/describeSection.ts';
import {loadPagefind, writeIndexes} from '../../finish/search/writeIndexes.ts';
import type * as searchIndex from './searchIndex.ts';
import {useSearch} from './useSearch.ts';

const asked: string[] = [];
/** Lets the engine answer the text `p`; until then it is as busy as on a slow phone. */
let answer: () => void = () => undefined;
const busy: Engine = {
  search: async (text) => {
    asked.push(text);
    if (text === 'p') await new Promise<void>((resolve) => (answer = resolve));
    const data = async () => ({url: `/${text}`, content: text, excerpt: '', meta: {}});
    return {results: ['a', 'b', 'c'].map((id) => ({id, score: 1, data}))};
  },
};

let engine = busy;
let words: readonly string[] = [];

vi.mock('./searchIndex.ts', async (load) => ({
  ...(await load<typeof searchIndex>()),
  openIndex: async () => ({engine, knownWords: async () => words, check: async () => undefined}),
}));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (query: string) =>
  renderHook((text: string) => useSearch('/', {query: text, scope: '2.8', limit: 10}), {
    initialProps: query,
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('searches for the newest of 200 texts, and for none that was overtaken before its turn', async () => {
  const {result, rerender} = start('p');
  await pass(50);
  expect(asked).toEqual(['p']);
  for (let length = 2; length <= 200; length += 1) {
    rerender('p'.repeat(length));
    // Slower than the pause after a key, so that some of the texts ask for their turn.
    if (length % 40 === 0) await pass(50);
  }
  answer();
  await pass(50);
  expect(asked).toEqual(['p', 'p'.repeat(200)]);
  expect(result.current).toMatchObject({isRunning: false, outcome: {query: 'p'.repeat(200)}});
});

it('does not wait for long for an overtaken search that hangs', async () => {
  const {result, rerender} = start('p');
  await pass(50);
  rerender('purchase');
  await pass(100);
  expect(asked).toEqual(['p']);
  await pass(1000);
  expect(result.current).toMatchObject({isRunning: false, outcome: {query: 'purchase'}});
  answer();
});

describe('an index that is whole', () => {
  const section = {anchor: 'a', title: 'Crypto', above: [], isName: false, fields: []};
  /** The index has no names of such a listing. */
  const long = Array.from({length: 100}, (_, number) => `name${number}`);
  const sections = [
    {
      ...section,
      prose: ['Encrypt the purchase in ios.infoPlist.'],
      code: ['purchase.transactionId'],
    },
    {...section, anchor: 'b', prose: ['The file.'], code: ['babel', 'toString()', ...long]},
  ];
  const folder = mkdtempSync(join(tmpdir(), 'any-text-'));
  const read = (address: string) =>
    readFileSync(join(folder, new URL(address, 'http://site').pathname));
  const serve = () =>
    vi.stubGlobal('fetch', async (address: string) => new Response(new Uint8Array(read(address))));

  beforeAll(async () => {
    words = collectWords(sections);
    const documents = sections.map((one) =>
      describeSection({route: '/docs/guides/errors', version: '2.8'}, one),
    );
    await writeIndexes(loadPagefind(process.cwd()), [{documents, words, folder}]);
    const source = read('/pagefind.js').toString('base64');
    const module: EngineModule = await import(
      /* @vite-ignore */ `data:text/javascript;base64,${source}`
    );
    serve();
    engine = startEngine(module, '/', '/');
    await engine.search('purchase');
  });
  beforeEach(() => {
    vi.useRealTimers();
    serve();
  });
  afterAll(() => {
    engine = busy;
    rmSync(folder, {recursive: true, force: true});
  });

  const names = [...inheritedNames, 'babel', 'cry', 'transactionId', 'infoPlist'].map((name) => [
    name,
    name,
  ]);

  it.each([...names, ...Object.entries(anyTexts)])(
    'is not blamed for what it does not have: %s',
    async (_, text = '') => {
      const {result} = start(text);
      await waitFor(() => expect(result.current.isRunning).toBe(false), {timeout: 5000});
      const kind = text.trim() === '' ? 'idle' : 'found';
      expect(result.current.outcome).toMatchObject({kind});
    },
  );
});
