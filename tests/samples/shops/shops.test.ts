// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest';
import {playedVersions} from '../samples.ts';
import {liveThrough} from './history.ts';
import {story} from './keepPromises.ts';
import type {PromiseName} from './promises.ts';
import {appNames, readApp} from './shopApp.ts';

/**
 * What the sample of the home page keeps. It has no lock, no recovery and no message, which the guides behind it add: two
 * taps ask twice, and what the server doesn't answer for waits for a longer shop.
 */
const keptAtHome: readonly PromiseName[] = [
  'given before finished',
  'given when paid',
  'given until refunded',
  'given while paid for',
  'truth',
  'clean end',
  'handled rejections',
];

vi.setConfig({testTimeout: 300_000});

// Every app that readers can copy, on both platforms.
const apps = playedVersions.flatMap((docs) => appNames(docs).map((name) => readApp(docs, name)));

describe.each(apps)('$name of $docs', (app) => {
  it.each(['ios', 'android'] as const)('keeps every promise on %s', async (platform) => {
    const watched = app.name === 'home' ? {watched: keptAtHome} : {};
    const {errorInstance} = await liveThrough({...app, ...watched}, platform);
    expect(story(errorInstance)).toBe('');
  });
});
