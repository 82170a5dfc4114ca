import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {countHistories} from './counted.ts';
import {liveThrough} from './history.ts';
import {appNames, readApp} from './shopApp.ts';
import {story} from './story.ts';

/** Makes the tests of a docs version: every app that readers can copy, on both platforms. */
export function runMatrix(docs: string): void {
  beforeEach(() => {
    for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  describe.each(appNames(docs))(`%s of ${docs}`, (name) => {
    it.each(['ios', 'android'] as const)('keeps every promise on %s', async (platform) => {
      const {errorInstance, numRuns} = await liveThrough(readApp(docs, name), platform);
      countHistories(docs, name, numRuns);
      expect(story(errorInstance)).toBe('');
    });
  });
}
