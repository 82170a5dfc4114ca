import {expect, test} from '@playwright/test';
import {layouts} from '../steps/addresses.ts';
import {victim} from '../steps/faultyTest.ts';
import {watchTraffic} from '../steps/network.ts';
import {openAlive} from '../steps/openAlive.ts';
import {openPipedBrowser} from '../steps/pipedBrowser.ts';
import {serveFaulty} from '../steps/serveFaulty.ts';

// The driver of the browser turns its cache of whole pages off; the browser still says what else is in the way.
test('X no layout keeps the browser from bringing it back whole', async ({page}) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  let judged = 0;
  const settle = watchTraffic(page);
  session.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) => {
    judged += 1;
    for (const {type, reason} of notRestoredExplanations) {
      if (type === 'PageSupportNeeded') reasons.push(`${page.url()}: ${reason}`);
    }
  });
  for (const [index, address] of [...layouts, '/search'].entries()) {
    await openAlive(page, address);
    // What is fetched ahead is still on its way for a moment, and that does count.
    await settle();
    await page.goto('/img/favicon.svg');
    await page.goBack();
    await expect.poll(() => judged, address).toBe(index + 1);
  }
  expect(reasons).toEqual([]);
});

test('X a page that the browser brings back whole is as it was left, and goes on', async () => {
  const server = await serveFaulty();
  const browser = await openPipedBrowser();
  const evaluate = (expression: string) => browser.evaluate(expression);
  const finder = `document.querySelector('textarea[name]')`;
  const type = (text: string) =>
    evaluate(
      `(() => { const field = ${finder}; field.focus(); field.select(); return document.execCommand('insertText', false, '${text}'); })()`,
    );
  const found = `document.querySelector('main').innerText.match(/Found \\d+ entr\\w+/)?.[0]`;
  try {
    await browser.open(server.origin + victim.path);
    await expect.poll(() => evaluate('document.readyState')).toBe('complete');
    await evaluate(`dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'}))`);
    await expect
      .poll(() => evaluate('document.documentElement.dataset.hasHydrated'), {timeout: 15_000})
      .toBe('true');
    await type('E_PENDING');
    await expect.poll(() => evaluate(found)).toBe('Found 1 entry');
    await evaluate(`scrollTo({top: 400, behavior: 'instant'})`);
    await evaluate(`addEventListener('pageshow', ({persisted}) => { window.isBack = persisted; })`);
    await evaluate(`location.assign('/img/favicon.svg')`);
    await expect.poll(() => evaluate('location.pathname')).toBe('/img/favicon.svg');

    const asked = server.asked.length;
    server.deploy();
    await evaluate('history.back()');
    await expect.poll(() => evaluate('window.isBack')).toBe(true);
    expect(await evaluate(`${finder}.value`)).toBe('E_PENDING');
    expect(await evaluate('scrollY')).toBe(400);
    await type('E_SYNC_ERROR');
    await expect
      .poll(() => evaluate(`document.querySelector('main').innerText.includes('E_SYNC_ERROR')`))
      .toBe(true);
    await expect.poll(() => evaluate(found)).toBe('Found 1 entry');
    // The picture has no icon, for which the browser therefore asks.
    expect(server.asked.slice(asked).filter((path) => path !== '/favicon.ico')).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
  }
});
