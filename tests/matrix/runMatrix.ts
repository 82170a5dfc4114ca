import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {liveThrough} from './history.ts';
import {story} from './keepPromises.ts';
import {appNames, readApp} from './shopApp.ts';

/** Makes the tests of a docs version: every app that readers can copy, on both platforms. */
export function runMatrix(docs: string): void {
  beforeEach(() => {
    for (const name of ['warn', 'error', 'log'] as const) vi.spyOn(console, name).mockReturnValue();
  });
  afterEach(() => void vi.restoreAllMocks());

  describe.each(appNames(docs))(`%s of ${docs}`, (name) => {
    it.each(['ios', 'android'] as const)('keeps every promise on %s', async (platform) => {
      const {errorInstance} = await liveThrough(readApp(docs, name), platform);
      expect(story(errorInstance)).toBe('');
    });
  });
}
