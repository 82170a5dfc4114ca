import {expect, it} from 'vitest';
import {dropFillers} from './dropFillers.ts';

it.each([
  ['refunded after 3 minutes', 'refunded minutes'],
  ['nothing happens when I tap buy', 'nothing happens tap buy'],
  ['sdk 53 build', 'sdk 53 build'],
  ['is it on', 'is it on'],
  ['in app', 'in app'],
  ['"refunded after 3 minutes"', '"refunded after 3 minutes"'],
])('asks with the telling words of %s', (query, asked) => {
  expect(dropFillers(query.split(' ')).join(' ')).toBe(asked);
});
