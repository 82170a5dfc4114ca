import {expect, type Page} from '@playwright/test';
import {scenarioOf} from '../../../src/content/scenarios/scenarios.ts';
import {latestVersion} from '../../../src/site/versions.ts';
import {evaluateInFrame} from '../steps/audit.ts';
import {type State, testStates} from '../steps/auditStates.ts';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {replaceApp} from '../steps/hostileCode.ts';
import {addressOf, type Playground, playgroundOf, startSample, tryIt} from '../steps/playground.ts';
import {test} from '../steps/sameTab.ts';

const on = (platform: 'ios' | 'android') =>
  ({version: latestVersion(), app: 'basic-store', platform}) as const;
const paid = scenarioOf('basic-store', 'paid');
const part = '[aria-label="Try this sample"], [aria-label^="Scenario: "]';
const unacknowledged = scenarioOf('basic-store', 'not-acknowledged');

/** A state that a reader reaches with the running sample. */
const running = (
  platform: 'ios' | 'android',
  enter: (playground: Playground) => Promise<unknown>,
): State => ({
  address: addressOf(on(platform)),
  widths: [1280, 360],
  part,
  enter: async (page) => enter(await tryIt(page)),
});

/** A state that the page reaches by itself once the sample is asked for. */
const asked = (prepare: (page: Page) => Promise<unknown>, says: string): State => ({
  address: addressOf(on('ios')),
  widths: [1280, 360],
  part,
  enter: async (page) => {
    await prepare(page);
    const {stage} = playgroundOf(page);
    await stage.getByRole('button', {name: 'Try it'}).click();
    await expect(stage.getByRole('alert').filter({hasText: says})).toBeVisible({timeout: 10_000});
  },
});

async function choose({stage}: Playground, {id, steps}: typeof paid): Promise<void> {
  await stage.getByRole('combobox', {name: 'Scenario'}).selectOption(id);
  await expect(stage.getByText(`0 of ${steps.length} steps done`)).toBeVisible();
  // The first step waits until the new phone is ready for it.
  await expect(stage.getByRole('button', {name: 'Next step'})).toHaveAttribute(
    'aria-disabled',
    'false',
  );
}

async function playAll(playground: Playground, scenario: typeof paid): Promise<void> {
  await choose(playground, scenario);
  await playground.stage.getByRole('button', {name: 'Play all'}).click();
  await expect(playground.stage.getByText('End of the scenario')).toBeVisible();
}

testStates({
  'a scenario between two steps': running('ios', async (playground) => {
    await choose(playground, paid);
    await playground.stage.getByRole('button', {name: 'Next step'}).click();
    await expect(playground.stage.getByRole('dialog')).toBeVisible();
    await expect(playground.stage.getByText(`1 of ${paid.steps.length} steps done`)).toBeVisible();
  }),
  'a scenario at its end': running('ios', async (playground) => {
    await playAll(playground, paid);
    await expect(playground.stage.getByRole('row', {name: /coins_100/})).toBeVisible();
  }),
  'a scenario that cannot go on, because the app was killed': running('ios', async (playground) => {
    const {stage} = playground;
    await choose(playground, paid);
    await stage.getByRole('button', {name: 'Kill the app'}).click();
    await expect(stage.getByText('The app isn’t running.', {exact: true})).toBeVisible();
    await expect(stage.getByRole('button', {name: 'Next step'})).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }),
  'a ledger with a fault': running('android', async (playground) => {
    await playAll(playground, unacknowledged);
    await expect(playground.stage.getByRole('alert')).toContainText('refunded by Google');
  }),
  'an app that failed in its changed code': running('ios', async ({stage}) => {
    await openEditor(stage);
    await changeFile(stage, 'basic-store.tsx', (code) => `null!.title;\n${code}`);
    await runEdited(stage);
    await expect(stage.getByRole('alert').filter({hasText: 'The app failed.'})).toBeVisible();
  }),
  'a phone that was stopped': running('ios', async ({stage}) => {
    await stage.getByRole('button', {name: 'Stop', exact: true}).click();
    await expect(stage.getByText('The phone is stopped.')).toBeVisible();
  }),
  'an app that shows nothing': asked(
    (page) => replaceApp(page, 'exports.default = () => null'),
    'The app is running but shows nothing',
  ),
  'a frame that never answered': asked(
    (page) =>
      page.route('**/play/frame', (route) => route.fulfill({contentType: 'text/html', body: ''})),
    'The sample didn’t start: ',
  ),
});

test('X with reduced motion nothing of the playground moves, in the phone or around it', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  // The shop never stops loading: its wheel would turn for as long as the test looks.
  await replaceApp(
    page,
    `const {createElement} = require('react');
    const {ActivityIndicator, Button, View} = require('react-native');
    const {fetchProducts, initConnection, requestPurchase} = require('expo-iap');
    const buy = async () => {
      await initConnection();
      await fetchProducts({skus: ['coins_100'], type: 'inapp'});
      await requestPurchase({request: {ios: {sku: 'coins_100'}}, type: 'inapp'});
    };
    exports.default = () => createElement(View, null,
      createElement(ActivityIndicator, {accessibilityLabel: 'Loading'}),
      createElement(Button, {title: 'Buy', onPress: () => void buy()}));`,
  );
  const {stage, phone} = await startSample(page, on('ios'));
  await phone.getByRole('button', {name: 'Buy'}).click();
  await expect(stage.getByRole('dialog')).toBeVisible();
  await expect(phone.getByRole('progressbar', {name: 'Loading'})).toBeVisible();
  expect(await stage.evaluate(motionsIn)).toEqual([]);
  const frame = page.frames().at(-1);
  const inFrame = `(${String(motionsIn)})(document.body)`;
  expect(frame && (await evaluateInFrame(frame, inFrame))).toEqual([]);
});

/** What takes time to change below an element, or would if it changed. */
function motionsIn(place: Element): string[] {
  return [place, ...place.querySelectorAll('*')].flatMap((element) =>
    [null, '::before', '::after'].flatMap((part) => {
      const {animationName, animationDuration, transitionDuration} = getComputedStyle(
        element,
        part,
      );
      const durations = [animationName === 'none' ? '0s' : animationDuration, transitionDuration];
      const longest = Math.max(...durations.join(',').split(',').map(parseFloat));
      return longest > 0.05
        ? [`${element.outerHTML.slice(0, 100)}${part ?? ''}: ${longest} s`]
        : [];
    }),
  );
}
