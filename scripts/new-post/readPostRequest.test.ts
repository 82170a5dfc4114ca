import {expect, it} from 'vitest';
import {readPostRequest} from './readPostRequest.ts';

const read = (...args: string[]) => readPostRequest(args, ['v2-8-1-release'], '2025-09-01');

it('X reads a post request and dates it today', () => {
  expect(read('2.8.9')).toEqual({version: '2.8.9', slug: 'v2-8-9-release', date: '2025-09-01'});
  expect(read('2.8.9', '2025-08-30').date).toBe('2025-08-30');
});

it.each([
  [[], 'Usage: npm run new:post'],
  [['2.8'], '"2.8" is not a release such as 2.8.9.'],
  [['2.8.9', '2025-02-30'], '"2025-02-30" is not a date'],
  [['2.8.9', '2026-01-01'], 'is in the future'],
  [['2.8.1'], 'There is a post on 2.8.1 already'],
])('X refuses %j in one sentence', (args, message) => {
  expect(() => read(...args)).toThrow(message);
});
