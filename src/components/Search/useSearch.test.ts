// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import type {Engine} from 'expo-iap-tools/search/engine';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type * as searchIndex from './searchIndex.ts';
import {useSearch} from './useSearch.ts';

const asked: string[] = [];
/** Lets the engine answer the text `p`; until then it is as busy as on a slow phone. */
let answer: () => void = () => undefined;
const engine: Engine = {
  search: async (text) => {
    asked.push(text);
    if (text === 'p') await new Promise<void>((resolve) => (answer = resolve));
    const data = async () => ({url: `/${text}`, content: text, excerpt: '', meta: {}});
    return {results: ['a', 'b', 'c'].map((id) => ({id, score: 1, data}))};
  },
};

vi.mock('./searchIndex.ts', async (load) => ({
  ...(await load<typeof searchIndex>()),
  openIndex: async () => ({engine, knownWords: async () => [], check: async () => undefined}),
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
