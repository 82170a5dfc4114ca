import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {buildTemplate} from 'docusaurus-first-view/fixture';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {engines} from '../drivers/Driver.ts';
import {openEngine} from '../drivers/openEngine.ts';
import {asReader, type Reader} from '../reader.ts';
import {serveSite, type WatchedSite, WITHOUT_SCRIPTS} from '../server/serveSite.ts';

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

/** What Chromium prints where a page runs without scripts. */
const WITHOUT = /Blocked script execution in .* 'allow-scripts' permission is not set/;
const SWITCH = {css: '.navbar button[class*=toggleButton]'};
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
    const complaints = [...site.complaints, ...reader.driver.complaints()];
    expect(complaints.filter((text) => !WITHOUT.test(text))).toEqual([]);
  });

  it('shows the text of a page in its styles without scripts', async () => {
    await reader.open(`${site.origin}${WITHOUT_SCRIPTS}/docs/intro`);
    const read = () =>
      reader.evaluate(() => {
        const page = document.querySelector('iframe')?.contentDocument;
        const footer = page?.querySelector('.footer--dark');
        return {
          title: page?.querySelector('h1')?.textContent,
          last: page?.querySelector('h2#start-your-site')?.textContent,
          // A rule that comes with the whole sheet.
          footer: footer && getComputedStyle(footer).backgroundColor,
        };
      });
    await expect.poll(async () => (await read()).footer).toBe('rgb(48, 56, 70)');
    const {title, last} = await read();
    expect(title).toBe('Tutorial Intro');
    expect(last).toMatch('Start your site');
  });

  it('runs no script of a file before the first act, then comes alive', async () => {
    await reader.open(`${site.origin}/docs/intro`);
    const running = () =>
      reader.evaluate(() => [...document.scripts].flatMap(({src}) => (src === '' ? [] : [src])));
    expect(await running()).toEqual([]);
    await reader.press('Shift');
    await expect
      .poll(() => reader.evaluate(() => document.documentElement.dataset['hasHydrated']))
      .toBe('true');
    expect(await running()).not.toEqual([]);
  });

  it('answers a click on the color switch, which is the first act', async () => {
    await reader.open(`${site.origin}/docs/intro`);
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
