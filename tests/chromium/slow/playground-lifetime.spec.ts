import {expect, type Page, test} from '@playwright/test';
import {startSample} from '../steps/playground.ts';

// Only a browser knows what it still holds in memory once a frame is gone.

test('X a closed phone leaves nothing in memory, also after three restarts', async ({page}) => {
  await runAndClose(page, 0);
  // The first phone left the code of the playground, which stays.
  const before = await held(page);
  await page
    .getByRole('region', {name: 'Try this sample'})
    .getByRole('button', {name: 'Try it'})
    .click();
  await runAndClose(page, 3);
  await expect.poll(() => held(page)).toEqual(before);
});

/** Runs the sample, buys, starts it over so many times, and closes the phone. */
async function runAndClose(page: Page, restarts: number): Promise<void> {
  const stage = page.getByRole('region', {name: 'Try this sample'});
  if (restarts === 0) await startSample(page);
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
  await stage.getByRole('button', {name: 'Close', exact: true}).click();
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
