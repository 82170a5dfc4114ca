import {expect, type Page, test} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {startSample} from '../steps/playground.ts';
import {watchErrors} from '../steps/watchErrors.ts';

const HOUR = 3_600_000;
const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'} as const;

test('X a tab that slept for an hour goes on where it was', async ({page}) => {
  const complaints = watchErrors(page);
  await page.addInitScript(jumpWhenOnline, HOUR);
  const {stage, phone} = await startSample(page, sample);
  await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
  const pay = stage.getByRole('dialog').getByRole('button', {name: 'Pay'});
  await expect(pay).toBeVisible();

  // A device that sleeps loses its network; what comes back tells each frame that it slept.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', {state: 'frozen'});
  await page.context().setOffline(true);
  await session.send('Page.setWebLifecycleState', {state: 'active'});
  await page.context().setOffline(false);
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(HOUR);

  await pay.click();
  await expect(phone.getByRole('heading')).toHaveText('You have 100 coins');
  await expect(stage.getByRole('row', {name: /coins_100/})).toContainText('finished');
  await expect(stage.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('X a closed phone leaves nothing in memory, also after ten restarts', async ({page}) => {
  await runAndClose(page, 0);
  // The first phone left the code of the playground, which stays.
  const before = await held(page);
  await page
    .getByRole('region', {name: 'Try this sample'})
    .getByRole('button', {name: 'Try it'})
    .click();
  await runAndClose(page, 10);
  await expect.poll(() => held(page)).toEqual(before);
});

/** Moves the clocks of a page and of its frames on when their network comes back. */
function jumpWhenOnline(ms: number): void {
  const [date, time] = [Date.now.bind(Date), performance.now.bind(performance)];
  let slept = 0;
  window.addEventListener('online', () => (slept = ms));
  Date.now = () => date() + slept;
  performance.now = () => time() + slept;
}

/** Runs the sample, buys, starts it over so many times, and closes the phone. */
async function runAndClose(page: Page, restarts: number): Promise<void> {
  const stage = page.getByRole('region', {name: 'Try this sample'});
  if (restarts === 0) await startSample(page, sample);
  const buy = stage.frameLocator('iframe').getByRole('button', {name: 'Buy 100 coins'});
  for (let count = 0; count < restarts; count += 1) {
    await expect(buy).toBeVisible();
    await stage.getByRole('button', {name: 'Start over'}).click();
  }
  await buy.click();
  await stage.getByRole('dialog').getByRole('button', {name: 'Pay'}).click();
  await expect(stage.getByRole('row', {name: /coins_100/})).toContainText('finished');
  const open = await held(page);
  expect(open['HTMLIFrameElement']).toBe(1);
  await stage.getByRole('button', {name: 'Close'}).click();
  await expect(stage.locator('iframe')).toHaveCount(0);
}

/** What of a phone the page still keeps once the browser has collected what nobody uses. */
async function held(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const counts: Record<string, number> = {};
  for (const kind of ['HTMLIFrameElement', 'MessageChannel', 'MessagePort', 'Worker', 'Window']) {
    const {result} = await session.send('Runtime.evaluate', {expression: `${kind}.prototype`});
    if (result.objectId === undefined) throw new Error(`The browser has no ${kind}.`);
    const {objects} = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId,
    });
    const count = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    counts[kind] = Number(count.result.value);
    await session.send('Runtime.releaseObject', {objectId: objects.objectId ?? ''});
  }
  const {documents, jsEventListeners} = await session.send('Memory.getDOMCounters');
  await session.detach();
  return {...counts, documents, jsEventListeners};
}
