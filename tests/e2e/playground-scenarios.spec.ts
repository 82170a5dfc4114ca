import {expect, type Page, test} from '@playwright/test';
import {scenarios} from '../../src/playground/scenarios.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {libraryVersions} from '../../src/simulator/versions.ts';
import {type Playground, startSample} from './steps/playground.ts';
import {watchErrors} from './steps/watchErrors.ts';

const platforms = ['ios', 'android'] as const;
type Platform = (typeof platforms)[number];
type Scenario = (typeof scenarios)[number];

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const playable = docsVersions.filter(({patch}) => libraryVersions.some((name) => name === patch));

for (const version of playable)
  for (const app of new Set(scenarios.map((scenario) => scenario.app)))
    for (const platform of platforms) {
      const playing = scenarios.filter(
        (scenario) => scenario.app === app && scenario.platforms.includes(platform),
      );
      if (playing.length === 0) continue;
      test(`X ${version.version} on ${platform}: every scenario of ${app} ends as its text says`, async ({
        page,
      }) => {
        test.setTimeout(30_000 + playing.length * 15_000);
        const complaints = watchErrors(page);
        const playground = await startSample(page, {version, app, platform});
        // Each choice starts the phone and its store again, so none depends on the one before.
        for (const scenario of playing)
          await test.step(scenario.title, () => play(page, playground, scenario, platform));
        expect(complaints).toEqual([]);
      });
    }

async function play(
  page: Page,
  {stage, phone}: Playground,
  {id, end}: Scenario,
  platform: Platform,
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
