import {knownPatches} from 'expo-iap-api-data/history/patches';
import {expect, it} from 'vitest';
import {readPostRequest} from './readPostRequest.ts';

const read = (...args: string[]) => readPostRequest(args, ['v2-8-1-release'], knownPatches);

it('X reads a post request and dates it when the release came out', () => {
  expect(read('2.8.8')).toEqual({version: '2.8.8', slug: 'v2-8-8-release', date: '2025-09-05'});
});

it.each([
  [[], 'Usage: npm run new:post'],
  [['2.8'], '"2.8" is not a release such as 2.8.8.'],
  [['2.8.99'], 'Unknown release 2.8.99: add it to packages/api-data/src/history/patches.ts.'],
  [['2.8.1'], 'A post on 2.8.1 already exists'],
])('X refuses %j in one sentence', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
