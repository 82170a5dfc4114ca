import {expect, type Page, test} from '@playwright/test';
import {scenarioOf} from '../../../src/content/scenarios/scenarios.ts';
import {auditFrame} from '../steps/audit.ts';
import {type State, testStates} from '../steps/auditStates.ts';
import {openEditor} from '../steps/editSample.ts';
import {wideElements} from '../steps/fit.ts';
import {
  addressOf,
  basicStore,
  chooseScenario,
  type Playground,
  playgroundOf,
  startSample,
  tryIt,
} from '../steps/playground.ts';

// Unit tests draw each part of the playground alone; colors, and the order of the parts on a phone, are known to a browser.

const part = '[aria-label="Try this sample"], [aria-label^="Scenario: "]';

/** A state that a reader reaches with the running sample. */
const running = (
  platform: 'ios' | 'android',
  enter: (playground: Playground, page: Page) => Promise<unknown>,
): State => ({
  address: addressOf({...basicStore, platform}),
  widths: [1280, 360],
  part,
  enter: async (page) => enter(await tryIt(page), page),
});

/** Chooses a scenario; its first step waits until the new phone is ready for it. */
async function choose({stage}: Playground, id: string): Promise<void> {
  await chooseScenario(stage, scenarioOf('basic-store', id));
  await expect(stage.getByText(/^0 of \d+ steps done$/)).toBeVisible();
  await expect(stage.getByRole('button', {name: 'Next step'})).toHaveAttribute(
    'aria-disabled',
    'false',
  );
}

testStates({
  'a scenario between two steps, with its payment sheet': running(
    'ios',
    async (playground, page) => {
      await choose(playground, 'paid');
      await playground.stage.getByRole('button', {name: 'Next step'}).click();
      await expect(playground.stage.getByRole('dialog')).toContainText('Nothing is charged.');
      const frame = page.frames().at(-1);
      expect(frame && (await auditFrame(frame))).toEqual([]);
    },
  ),
  'a ledger with a fault': running('android', async (playground) => {
    await choose(playground, 'not-acknowledged');
    await playground.stage.getByRole('button', {name: 'Play all'}).click();
    await expect(playground.stage.getByText('End of the scenario')).toBeVisible();
    await expect(playground.stage.getByRole('alert')).toContainText('refunded by Google');
  }),
  'a frame that never answered': {
    address: addressOf(basicStore),
    widths: [1280, 360],
    part,
    enter: async (page) => {
      await page.route('**/play/frame', (route) =>
        route.fulfill({contentType: 'text/html', body: ''}),
      );
      const {stage} = playgroundOf(page);
      await stage.getByRole('button', {name: 'Try it'}).click();
      await expect(stage.getByRole('alert').filter({hasText: 'didn’t start: '})).toBeVisible();
    },
  },
});

test('X on a phone the simulated one comes first, also with a scenario and the editor', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  const {stage} = await startSample(page);
  await chooseScenario(stage, scenarioOf('basic-store', 'canceled'));
  await openEditor(stage);
  const top = async (part: ReturnType<Page['locator']>): Promise<number> =>
    (await part.boundingBox())?.y ?? Number.NaN;
  const phone = await top(stage.locator('.play-phone'));
  const [offer, log] = [await top(stage), await top(stage.getByRole('log'))];
  expect(phone - offer).toBeLessThan(100);
  for (const part of [
    stage.getByText('All scenarios'),
    stage.getByRole('button', {name: 'Next step'}),
    stage.getByRole('tab').first(),
  ]) {
    expect(await top(part)).toBeGreaterThan(phone);
    expect(await top(part)).toBeLessThan(log);
  }
  expect(await wideElements(page)).toEqual([]);
});
