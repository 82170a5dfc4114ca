import {expect, test} from '@playwright/test';
import {scenarios} from '../../src/playground/scenarios.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {libraryVersions} from '../../src/simulator/versions.ts';
import {startSample} from './steps/playground.ts';
import {watchErrors} from './steps/watchErrors.ts';

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const playable = docsVersions.filter(({patch}) => libraryVersions.some((name) => name === patch));

for (const version of playable)
  for (const scenario of scenarios)
    for (const platform of scenario.platforms)
      test(`X ${version.version} on ${platform}, ${scenario.app}: ${scenario.title}`, async ({
        page,
      }) => {
        const complaints = watchErrors(page);
        const {stage, phone} = await startSample(page, {version, app: scenario.app, platform});
        await stage.getByRole('combobox', {name: 'Scenario'}).selectOption(scenario.id);
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
        expect(complaints).toEqual([]);
      });
