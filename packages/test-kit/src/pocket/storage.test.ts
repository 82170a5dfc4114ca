import {expect, it, vi} from 'vitest';
import {openStorage} from './storage.ts';
import {newFiles} from './testing/pocketApp.ts';

const NAME = 'account.json';

/** A browser, or nothing of it. */
function stubBrowser(has: {readonly document: boolean; readonly localStorage: boolean}) {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
  vi.stubGlobal('document', has.document ? {} : undefined);
  vi.stubGlobal('localStorage', has.localStorage ? localStorage : undefined);
}

it.each([
  ['a file on a phone', {document: false, localStorage: true}, newFiles(), true],
  ['the local storage of a browser', {document: true, localStorage: true}, newFiles(), true],
  ['memory without both', {document: false, localStorage: false}, undefined, false],
])('is %s', async (_, browser, files, outlives) => {
  stubBrowser(browser);
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const storage = openStorage(NAME, files);
  expect(await storage.read()).toBeNull();
  if (outlives) expect(info).not.toHaveBeenCalled();
  else expect(info.mock.lastCall?.[0]).toContain('forgets its purchases when the app restarts');
  await storage.write('T1');
  expect(await storage.read()).toBe('T1');
  expect(await openStorage(NAME, files).read()).toBe(outlives ? 'T1' : null);
  const inBrowser = browser.localStorage ? globalThis.localStorage.getItem(NAME) : null;
  expect(inBrowser).toBe(browser.document ? 'T1' : null);
});
