import {knownPatches} from 'expo-iap-api-data/history/patches';
import {expect, it} from 'vitest';
import {oldestRelease, releaseChanges} from './tools.ts';

it('links a release post to what its release changes', () => {
  expect(releaseChanges('/blog/v2-8-0-release')).toEqual({
    patch: '2.8.0',
    path: '/tools/upgrade?to=2.8.0',
  });
});

it('links neither the oldest release nor other posts', () => {
  expect(releaseChanges('/blog/v2-6-0-release')).toBeUndefined();
  expect(oldestRelease).toBe(knownPatches[0]?.patch);
  expect(releaseChanges('/blog/welcome-to-expo-iap')).toBeUndefined();
});
