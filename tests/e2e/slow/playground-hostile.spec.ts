import {expect, test as base} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {
  expectSamePlace,
  floodingApp,
  gotNothing,
  graspingApp,
  leakingApp,
  leavingApp,
  replaceApp,
  unguarded,
  waysAway,
  waysOut,
} from '../steps/hostileCode.ts';
import {listenLocally} from '../steps/listenLocally.ts';
import {startSample} from '../steps/playground.ts';

const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'} as const;
const attack = {name: 'Attack'} as const;

/** A server that wants to be reached, and the names of the ways on which it was. */
const test = base.extend<{trap: {origin: string; reachedBy: Set<string>}}>({
  trap: async ({}, provide) => {
    const reachedBy = new Set<string>();
    const server = await listenLocally(({url = '/'}, response) => {
      const name = url.slice(1);
      if (name !== '' && name !== 'favicon.ico') reachedBy.add(name);
      const type = name === '' ? 'text/html' : 'text/javascript';
      response.writeHead(200, {'content-type': type, 'access-control-allow-origin': '*'});
      response.end();
    });
    await provide({origin: server.origin, reachedBy});
    await server.close();
  },
});

test('X each way out of a page is one where nothing forbids it', async ({page, trap}) => {
  await page.goto(trap.origin);
  await page.addScriptTag({content: unguarded(trap.origin)});
  await expect.poll(() => [...trap.reachedBy].sort()).toEqual(Object.keys(waysOut).sort());
});

test('X a hostile sample sends nothing, and the page stays where it is', async ({page, trap}) => {
  await replaceApp(page, leakingApp(trap.origin));
  const {phone} = await startSample(page, sample);
  const address = page.url();
  await phone.getByRole('button', attack).click();
  await expect(phone.locator('main')).toContainText('tried');
  await expectSamePlace(page, address);
  expect([...trap.reachedBy]).toEqual([]);
});

test('X a hostile sample gets nothing of the browser', async ({page}) => {
  await replaceApp(page, graspingApp());
  const {phone} = await startSample(page, sample);
  await phone.getByRole('button', attack).click();
  await expect(phone.locator('main')).toContainText(gotNothing);
});

for (const [name, code] of Object.entries(waysAway))
  test(`X a hostile sample cannot lead its frame away by ${name}`, async ({page, trap}) => {
    await replaceApp(page, leavingApp(trap.origin, code));
    const {stage, phone} = await startSample(page, sample);
    const address = page.url();
    await phone.getByRole('button', attack).click();
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
    await expectSamePlace(page, address);
    expect([...trap.reachedBy]).toEqual([]);
    await stage.getByRole('button', {name: 'Start over'}).click();
    await expect(phone.getByRole('button', attack)).toBeVisible();
  });

test('X a flood of messages and huge ones change nothing in the page', async ({page}) => {
  await replaceApp(page, floodingApp());
  const {stage, phone} = await startSample(page, sample);
  await phone.getByRole('button', attack).click();
  await expect(phone.locator('main')).toContainText(/sent to [1-9]/);
  await expect(stage).not.toContainText('hostile');
  await expect(stage.locator('img')).toHaveCount(0);
  await stage.getByRole('button', {name: 'Close'}).click();
  await expect(stage.getByRole('button', {name: 'Try it'})).toBeVisible();
});
