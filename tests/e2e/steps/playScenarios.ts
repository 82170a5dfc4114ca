import {expect, type Page} from '@playwright/test';
import type {PlatformName} from 'expo-iap-test-kit/versions';
import {scenarios} from '../../../src/content/scenarios/scenarios.ts';
import {playableVersions} from '../../../src/plugins/playableVersions.ts';
import type {DocsVersion} from '../../../src/site/versions.ts';
import {type Playground, startSample} from './playground.ts';
import {test} from './sameTab.ts';
import {watchErrors} from './watchErrors.ts';

type Scenario = (typeof scenarios)[number];

/**
 * Where a scenario is played: in the latest version in one of its stores, by turns, because tests/behavior plays it in each
 * without a browser. In older versions in one store and the longest app: the frame is the same.
 */
const isPlayedOn = (
  {status}: DocsVersion,
  {app, platforms}: Scenario,
  index: number,
  platform: PlatformName,
): boolean =>
  status === 'old'
    ? app === 'subscription-manager' && platform === 'android' && platforms.includes(platform)
    : platforms[index % platforms.length] === platform;

/** The scenarios of an app on a platform in a version, which share a page. */
type Session = {
  readonly version: DocsVersion;
  readonly app: string;
  readonly platform: PlatformName;
  readonly playing: readonly Scenario[];
};

const sessions: readonly Session[] = playableVersions.flatMap((version) =>
  [...new Set(scenarios.map(({app}) => app))].flatMap((app) =>
    (['ios', 'android'] as const).flatMap((platform) => {
      const playing = scenarios.filter(
        (scenario, index) => scenario.app === app && isPlayedOn(version, scenario, index, platform),
      );
      return playing.length === 0 ? [] : [{version, app, platform, playing}];
    }),
  ),
);

/** Tests that every scenario ends as its text says. */
export function testEveryScenario(): void {
  for (const {version, app, platform, playing} of sessions)
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
