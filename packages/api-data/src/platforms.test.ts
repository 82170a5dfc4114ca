import {expect, it} from 'vitest';
import {headlinePlatform} from './platforms.ts';

it.each([
  ['E_DEFERRED_PAYMENT on iOS', 'ios'],
  ['Google refunds the order', 'android'],
  ['TypeError when I call an iOS function on Android', 'both'],
  ['The player replays a displayed video', 'both'],
])('"%s" may happen on %s', (headline, platform) => {
  expect(headlinePlatform(headline)).toBe(platform);
});
