import {expect, type Page} from '@playwright/test';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {scenarioOf, scenarios} from '../../../src/content/scenarios/scenarios.ts';
import {basicStore, type Playground, startSample} from '../steps/playground.ts';
import {test} from '../steps/sameTab.ts';
import {watchErrors} from '../steps/watchErrors.ts';

/*
 * tests/samples plays each scenario on the simulated stores, and the acts buy in one of them. Only here does the player
 * press the buttons of the real screens, one after the other in the same tab, and the table say what came of it.
 */

type Scenario = (typeof scenarios)[number];

/** Each scenario in one of its stores, by turns; those of an app in a store share a page. */
const sessions = new Map<string, {app: string; platform: PlatformName; playing: Scenario[]}>();
for (const [index, scenario] of scenarios.entries()) {
  const {app, platforms} = scenario;
  const platform = platforms[index % platforms.length] ?? 'ios';
  const session = sessions.get(`${app} ${platform}`) ?? {app, platform, playing: []};
  session.playing.push(scenario);
  sessions.set(`${app} ${platform}`, session);
}

for (const {app, platform, playing} of sessions.values())
  test(`X on ${platform} every scenario of ${app} ends as its text says`, async ({page}) => {
    test.setTimeout(30_000 + playing.length * 15_000);
    const complaints = watchErrors(page);
    const playground = await startSample(page, {...basicStore, app, platform});
    // Each choice starts the phone and its store again, so none depends on the one before.
    for (const scenario of playing)
      await test.step(scenario.title, () => play(page, playground, scenario, platform));
    expect(complaints).toEqual([]);
  });

test('X a reader plays a scenario step by step', async ({page}) => {
  const {app, id, steps, end} = scenarioOf('basic-store', 'killed-before-delivery');
  const {stage} = await startSample(page, {...basicStore, app});
  await stage.getByRole('combobox', {name: 'Scenario'}).selectOption(id);
  const next = stage.getByRole('button', {name: 'Next step'});
  const current = stage.locator('[aria-current=step]');
  for (const [index, {say}] of steps.entries()) {
    await expect(current).toHaveText(say);
    await expect(stage.getByRole('status').filter({hasText: 'steps done'})).toHaveText(
      `${index} of ${steps.length} steps done`,
    );
    // A step waits until the phone is ready for it.
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
  }
  await expect(stage.getByText('End of the scenario')).toBeVisible();
  await expect(current).toHaveCount(0);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(stage.getByRole('rowheader')).toHaveCount(end.purchases.length);
});

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

async function play(
  page: Page,
  {stage, phone}: Playground,
  {id, end}: Scenario,
  platform: PlatformName,
): Promise<void> {
  await stage.getByRole('combobox', {name: 'Scenario'}).selectOption(id);
  await expect(stage.getByText('End of the scenario')).toBeHidden();
  await stage.getByRole('button', {name: 'Play all'}).click();
  await expect(stage.getByText('End of the scenario')).toBeVisible();
  const {purchases, faults = [], screen} = end;
  await expect(phone.locator('main')).toContainText(
    typeof screen === 'string' ? screen : screen[platform],
  );
  await expect
    .poll(() =>
      stage
        .getByRole('table')
        .getByRole('row')
        .filter({has: page.getByRole('rowheader')})
        .evaluateAll((rows) =>
          rows.map((row) => [...row.children].map((cell) => cell.textContent)),
        ),
    )
    .toEqual(
      purchases.map(({productId, given, finished, refunded}) => [
        expect.stringContaining(productId),
        expect.any(String),
        refunded ? 'refunded' : expect.stringMatching(/yes|no/),
        given > 1 ? `${given} times` : yesNo(given === 1),
        yesNo(finished),
      ]),
    );
  await expect(stage.getByRole('alert')).toHaveCount(faults.length);
}
