import {expect, it} from 'vitest';
import {headlinePlatform} from './platforms.ts';

it.each([
  ['ios', 'E_DEFERRED_PAYMENT on iOS; Apple answers; subscriptionInfoIOS fails; sandbox'],
  ['android', 'Android build: incompatible version of Kotlin; Google refunds the order'],
  ['both', 'TypeError when I call an iOS function on Android; Restore finds nothing'],
  ['both', 'The player replays a displayed video'],
])('what may happen on %s: %s', (platform, headlines) => {
  for (const one of headlines.split('; ')) expect(headlinePlatform(one), one).toBe(platform);
});
