import {expect} from '@playwright/test';
import {playableApps} from '../../src/site/playableApps.ts';
import {docsVersion, docsVersions, latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {pageOfApp, startSample} from './steps/playground.ts';
import {test} from './steps/sameTab.ts';
import {blockScripts} from './steps/scripts.ts';

const version = latestVersion();
const sample = {version, app: 'basic-store', platform: 'ios'} as const;
const cannotStart = 'The sample didn’t start: ';

test('X what makes no sense says why and does nothing', async ({page}) => {
  const {stage} = await startSample(page, sample);
  const start = stage.getByRole('button', {name: 'Start the app. The app is already running.'});
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await start.press('Enter');
  await stage.getByRole('button', {name: 'Kill the app'}).click();
  await expect(stage.getByText('The app isn’t running.', {exact: true})).toBeVisible();
});

test('X the platform follows the tabs of the page', async ({page}) => {
  const {stage} = await startSample(page, {...sample, platform: 'android'});
  await expect(stage).toContainText(`expo-iap ${version.patch} on Android`);
});

for (const file of ['play/frame', 'play/files.json', 'assets/play/*.js', 'assets/play/*.json'])
  test(`X a page says so when ${file} does not come`, async ({page}) => {
    await page.route(`**/${file}`, (route) => route.abort());
    await openAlive(page, docsAddress(version, 'examples/basic-store'));
    const stage = page.getByRole('region', {name: 'Try this sample'});
    await stage.getByRole('button', {name: 'Try it'}).click();
    await expect(stage.getByRole('alert')).toContainText(cannotStart);
    await expect(page.getByRole('article')).toContainText('useCoinStore');
  });

test('X a frame that does not answer is told at once, and taken back when the next one does', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/play/frame', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({contentType: 'text/html', body: ''}) : route.continue();
  });
  await openAlive(page, `${docsAddress(version, 'examples/basic-store')}?platform=ios`);
  const stage = page.getByRole('region', {name: 'Try this sample'});
  await stage.getByRole('button', {name: 'Try it'}).click();
  const alert = stage.getByRole('alert').filter({hasText: cannotStart});
  await expect(alert).toBeVisible({timeout: 5_000});
  expect(asked).toBe(1);
  const heading = stage.frameLocator('iframe').getByRole('heading');
  await expect(heading).toHaveText('You have 0 coins');
  await expect(alert).toHaveCount(0);
});

test('X a page says so when the scripts of the playground are gone, as after a deploy', async ({
  page,
}) => {
  await openAlive(page, docsAddress(version, 'examples/basic-store'));
  await blockScripts(page);
  const stage = page.getByRole('region', {name: 'Try this sample'});
  await stage.getByRole('button', {name: 'Try it'}).click();
  await expect(stage.getByRole('alert')).toHaveText(
    'The playground couldn’t load. Reload the page to try again.',
  );
  await expect(page.getByRole('article')).toContainText('useCoinStore');
});

test('X a running sample goes on when scripts of its surroundings are gone', async ({page}) => {
  // The frame is asked for once the stage is there, and what is beside the phone comes after the frame.
  await page.route('**/play/frame', async (route) => {
    await blockScripts(page);
    await route.continue();
  });
  await openAlive(page, `${docsAddress(version, 'examples/basic-store')}?platform=ios`);
  const stage = page.getByRole('region', {name: 'Try this sample'});
  await stage.getByRole('button', {name: 'Try it'}).click();
  const alerts = stage.getByRole('alert');
  await expect(alerts.filter({hasText: 'The list of scenarios couldn’t load.'})).toBeVisible();
  await expect(alerts.filter({hasText: 'The log and the controls couldn’t load'})).toBeVisible();
  await stage.getByRole('button', {name: 'Edit'}).click();
  await expect(alerts.filter({hasText: 'The editor couldn’t load.'})).toBeVisible();
  const heading = stage.frameLocator('iframe').getByRole('heading');
  await expect(heading).toHaveText('You have 0 coins');
  await expect(page.getByRole('article')).toContainText('useCoinStore');
});

for (const [what, code, expected] of [
  ['throws at start', 'throw new Error("too early")', 'Error: too early'],
  ['imports what is not there', 'require("left-pad")', 'not simulated: the module "left-pad"'],
  ['has no component', 'exports.other = 1', 'has no component as its default export'],
  ['draws nothing', 'exports.default = () => null', 'The app is running but shows nothing'],
] as const)
  test(`X a sample that ${what} gets a sentence`, async ({page}) => {
    await page.route('**/assets/play/*-basic-store.*.json', (route) =>
      route.fulfill({
        json: {files: [{name: 'app.js', code}], entry: 'app', props: {}, functions: []},
      }),
    );
    const {stage} = await startSample(page, sample);
    await expect(stage.getByRole('alert')).toContainText(expected);
  });

test('X a sample that draws late gets a sentence only while it shows nothing', async ({page}) => {
  const code = `
    const {createElement, useEffect, useState} = require('react');
    const {AppState, Text} = require('react-native');
    exports.default = () => {
      const [isThere, setThere] = useState(false);
      useEffect(() => AppState.addEventListener('change', () => setThere(true)).remove, []);
      return isThere ? createElement(Text, null, 'Here I am') : null;
    };`;
  await page.route('**/assets/play/*-basic-store.*.json', (route) =>
    route.fulfill({
      json: {files: [{name: 'app.js', code}], entry: 'app', props: {}, functions: []},
    }),
  );
  const {stage, phone} = await startSample(page, sample);
  await expect(stage.getByRole('alert')).toContainText('The app is running but shows nothing');
  await stage.getByRole('button', {name: 'Send to background'}).click();
  await expect(phone.locator('main')).toHaveText('Here I am');
  await expect(stage.getByRole('alert')).toHaveCount(0);
});

test('X ten restarts in a row leave one phone', async ({page}) => {
  const {stage, phone} = await startSample(page, sample);
  for (let count = 0; count < 10; count += 1)
    await stage.getByRole('button', {name: 'Start over'}).click();
  await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
  await expect(stage.locator('iframe')).toHaveCount(1);
});

/** Pages that run a sample where their version can. */
const playablePages: ReadonlySet<string> = new Set(
  playableApps
    .filter(({latestOnly}) => !latestOnly)
    .flatMap(({name, pages}) =>
      pages ? pages.map(({page}) => page.replace('.mdx', '')) : [pageOfApp(name)],
    ),
);

for (const {version: name} of docsVersions.filter(
  ({playable, status}) => status !== 'next' && !playable,
))
  for (const address of playablePages)
    test(`X ${address} of ${name} says why nothing runs there`, async ({page}) => {
      await openAlive(page, docsAddress(docsVersion(name), address));
      await expect(page.getByRole('button', {name: 'Try it'})).toHaveCount(0);
      await expect(page.getByRole('article')).toContainText(/don.t run here/);
    });
