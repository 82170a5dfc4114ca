// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {liveThrough} from './history.ts';
import {story} from './keepPromises.ts';
import type {PromiseName} from './promises.ts';
import {readApp} from './shopApp.ts';

/**
 * What the sample of the home page keeps. It has no lock, no recovery and no message, which the guides behind it add: two
 * taps ask twice, and what the server doesn't answer for waits for a longer shop.
 */
const kept: readonly PromiseName[] = [
  'given before finished',
  'given when paid',
  'given until refunded',
  'given while paid for',
  'truth',
  'price',
  'clean end',
  'handled rejections',
];

describe('the sample of the home page', () => {
  beforeEach(() => {
    for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each(['ios', 'android'] as const)('keeps what it can promise on %s', async (platform) => {
    const app = {...readApp('2.8', 'home'), watched: kept};
    const {errorInstance} = await liveThrough(app, platform);
    expect(story(errorInstance)).toBe('');
  });
});
