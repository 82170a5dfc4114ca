import {expect} from '@playwright/test';
import {scenarioOf, scenarios} from '../../../src/content/scenarios/scenarios.ts';
import {latestVersion} from '../../../src/site/versions.ts';
import {startSample} from '../steps/playground.ts';
import {testEveryScenario} from '../steps/playScenarios.ts';
import {test} from '../steps/sameTab.ts';

testEveryScenario();

test('X a reader plays a scenario step by step', async ({page}) => {
  const scenario = scenarioOf('basic-store', 'killed-before-delivery');
  const sample = {version: latestVersion(), app: scenario.app, platform: 'ios'};
  const {stage} = await startSample(page, sample);
  await stage.getByRole('combobox', {name: 'Scenario'}).selectOption(scenario.id);
  const next = stage.getByRole('button', {name: 'Next step'});
  const current = stage.locator('[aria-current=step]');
  for (const [index, {say}] of scenario.steps.entries()) {
    await expect(current).toHaveText(say);
    await expect(stage.getByRole('status').filter({hasText: 'steps done'})).toHaveText(
      `${index} of ${scenario.steps.length} steps done`,
    );
    // A step waits until the phone is ready for it.
    await expect(next).toHaveAttribute('aria-disabled', 'false');
    await next.click();
  }
  await expect(stage.getByText('End of the scenario')).toBeVisible();
  await expect(current).toHaveCount(0);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  const {purchases} = scenario.end;
  await expect(stage.getByRole('rowheader')).toHaveCount(purchases.length);
});

test('X there are at least 20 scenarios, each with a name, a goal and an end', () => {
  const titles = new Set(scenarios.map(({title}) => title));
  expect(titles.size).toBeGreaterThanOrEqual(20);
  for (const {title, goal, steps, end} of scenarios) {
    expect(goal, title).not.toBe('');
    expect(steps.length, title).toBeGreaterThan(0);
    expect(Object.keys(end), title).toEqual(expect.arrayContaining(['purchases', 'screen']));
  }
});
