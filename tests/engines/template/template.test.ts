import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildTemplate} from 'docusaurus-first-view/fixture';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {engines} from '../drivers/Driver.ts';
import {openEngine} from '../drivers/openEngine.ts';
import {asReader, type Reader} from '../reader.ts';
import {serveSite, type WatchedSite} from '../server/serveSite.ts';

let folder = '';
let site: WatchedSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-view-'));
  site = await serveSite({folder: await buildTemplate(folder)});
});
afterAll(async () => {
  await site.close();
  rmSync(folder, {recursive: true, force: true});
});

// Upstream disables the button itself until scripts run.
const SWITCH = {css: '.navbar :has(> [class*=toggleButton])'};
const color = (reader: Reader) =>
  reader.evaluate(() => document.documentElement.getAttribute('data-theme-choice'));

describe.each(engines)('the classic template with docusaurus-first-view, in %s', (engine) => {
  let reader: Reader;
  beforeAll(async () => {
    reader = asReader(await openEngine(engine));
  });
  afterAll(() => reader.driver.close());
  beforeEach(async () => {
    site.complaints.splice(0);
    await reader.driver.renew();
  });
  afterEach(() => {
    expect([...site.complaints, ...reader.driver.complaints()]).toEqual([]);
  });

  it('runs no script of a file before the first act, and answers it: a click on the color switch', async () => {
    await reader.open(`${site.origin}/docs/intro`);
    expect(await reader.evaluate(() => document.querySelector('script[src]'))).toBeNull();
    const before = await color(reader);
    await reader.click(SWITCH);
    await expect.poll(() => color(reader)).not.toBe(before);
  });

  it('follows a link without loading a document', async () => {
    await reader.open(`${site.origin}/docs/intro`);
    await reader.wakeUp();
    await reader.evaluate(() => void Object.assign(window, {isSame: true}));
    await reader.click({css: '.pagination-nav__link--next'});
    await reader.sees({css: 'h1', text: 'Tutorial - Basics'});
    const {path, isSame} = await reader.evaluate(() => ({
      path: location.pathname,
      isSame: 'isSame' in window,
    }));
    expect(path).toBe('/docs/category/tutorial---basics');
    expect(isSame).toBe(true);
  });
});
