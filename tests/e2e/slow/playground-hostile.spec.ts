import {expect, test as base} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {longestDelay, watchDelays} from '../steps/delays.ts';
import {
  expectSamePlace,
  exposePort,
  falseReportsApp,
  gotNothing,
  graspingApp,
  graspingPortApp,
  leakingApp,
  leavingApp,
  replaceApp,
  sendingApp,
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

test('X false reports change nothing in the page', async ({page}) => {
  await exposePort(page);
  await replaceApp(page, falseReportsApp());
  const {stage, phone} = await startSample(page, sample);
  await phone.getByRole('button', attack).click();
  await expect(phone.locator('main')).toContainText('sent');
  await expect(stage).not.toContainText('hostile');
  await expect(stage.locator('img')).toHaveCount(0);
  await stage.getByRole('button', {name: 'Close'}).click();
  await expect(stage.getByRole('button', {name: 'Try it'})).toBeVisible();
});

test('X a hostile sample does not get hold of the port', async ({page}) => {
  await exposePort(page);
  await replaceApp(page, graspingPortApp());
  const {phone} = await startSample(page, sample);
  await phone.getByRole('button', attack).click();
  await expect(phone.locator('main')).toContainText('ports: 0');
});

const floods = {
  'small messages': [`'x'`, 1_000_000],
  'messages of a megabyte': [`'x'.repeat(1_000_000)`, 3_000],
  'objects of a megabyte': [`Array.from({length: 1_000}, () => ['x'.repeat(1_000)])`, 3_000],
  'reports of a problem': [`JSON.stringify({type: 'problem', message: 'flood'})`, 1_000_000],
} as const;

// The window counts as the port does, so one kind of message is enough for it.
const targets: Readonly<Record<string, readonly string[]>> = {
  port: Object.keys(floods),
  window: ['small messages'],
};

for (const [what, [message, count]] of Object.entries(floods))
  for (const to of ['port', 'window'] as const)
    if (targets[to]?.includes(what))
      test(`X ${what} without end to the ${to} end the phone, not the page`, async ({page}) => {
        await exposePort(page);
        await replaceApp(page, sendingApp(message, to, count));
        const {stage, phone} = await startSample(page, sample);
        await watchDelays(page);
        // Not awaited: the frame is gone before it could confirm the click.
        void phone
          .getByRole('button', attack)
          .click()
          .catch(() => {});
        const flooded = stage.getByRole('alert').filter({hasText: 'The code sent more messages'});
        // The browser can keep messages to a window until the code that sends them ends: then the page says it is stuck.
        const remove = stage.getByRole('button', {name: 'Remove it and run the original code'});
        await expect(to === 'port' ? flooded : flooded.or(remove)).toBeVisible();
        expect(await longestDelay(page)).toBeLessThan(2_000);
        await page.unroute('**/assets/play/*-basic-store.*.json');
        if (await remove.isVisible()) await remove.click();
        else {
          await expect(stage.locator('iframe')).toHaveCount(0);
          await stage.getByRole('button', {name: 'Start over'}).click();
        }
        await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
      });
