import {expect, type Page, test} from '@playwright/test';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {scenarios} from '../../../src/content/scenarios/scenarios.ts';
import {basicStore, chooseScenario, type Playground, startSample} from '../steps/playground.ts';
import {watchErrors} from '../steps/watchErrors.ts';

/*
 * tests/samples plays each scenario on the simulated stores, and the acts buy in one of them. Only here does the player
 * press the buttons of the real screens, one after the other in the same tab, and the table say what came of it.
 */

type Scenario = (typeof scenarios)[number];

/** Each scenario in one of its stores, by turns; those of an app in a store share a page. */
const sessions = new Map<string, {app: string; platform: PlatformName; playing: Scenario[]}>();
for (const [index, scenario] of scenarios.entries()) {
  const {app, only} = scenario;
  const platform = only ?? (index % 2 === 0 ? 'ios' : 'android');
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

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

async function play(
  page: Page,
  {stage, phone}: Playground,
  scenario: Scenario,
  platform: PlatformName,
): Promise<void> {
  await chooseScenario(stage, scenario);
  await expect(stage.getByText('End of the scenario')).toBeHidden();
  await stage.getByRole('button', {name: 'Play all'}).click();
  await expect(stage.getByText('End of the scenario')).toBeVisible();
  const {purchases, faults = [], screen} = scenario.end;
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
