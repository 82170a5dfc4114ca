import {expect} from '@playwright/test';
import {diagramOf} from '../../src/content/diagrams.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {startSample} from './steps/playground.ts';
import {test} from './steps/sameTab.ts';

const version = latestVersion();

test('X the log is copied as text, a line for each entry, as it is filtered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {stage, phone} = await startSample(page, {version, app: 'basic-store', platform: 'ios'});
  await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
  await stage.getByRole('button', {name: 'Pay', exact: true}).click();
  await expect(stage.getByRole('log')).toContainText('calls finishTransaction');
  const copied = async (): Promise<string[]> => {
    await stage.getByRole('button', {name: 'Copy as text'}).click();
    await expect(stage.getByText('Copied', {exact: true})).toBeVisible();
    return (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  };
  const entries = stage.getByRole('log').getByRole('listitem');
  const all = await copied();
  expect(all).toHaveLength(await entries.count());
  const call = all.find((line) => line.includes('calls requestPurchase')) ?? '';
  expect(call).toMatch(
    /^\d{4}-\d\d-\d\dT[\d:.]+Z App to library: calls requestPurchase .*coins_100/,
  );
  await stage.getByText('Showing all lines').click();
  await stage.getByRole('checkbox', {name: 'App to library'}).uncheck();
  const rest = await copied();
  expect(rest).toHaveLength(await entries.count());
  expect(rest.filter((line) => line.includes('App to library'))).toEqual([]);
  expect(rest.length).toBeLessThan(all.length);
});

for (const [where, app] of [
  ['of the page', 'guides'],
  ['beside the phone, where the page has none', 'basic-store'],
] as const)
  test(`X the diagram ${where} lights the step that the app is at`, async ({page}) => {
    const {stage, phone} = await startSample(page, {version, app, platform: 'ios'});
    const diagram = page.locator('[data-diagram="purchase-flow"]');
    await expect(diagram).toHaveCount(1);
    await expect(stage.locator('[data-diagram]')).toHaveCount(app === 'guides' ? 0 : 1);
    // A step is lit for a moment only: what was lit is written down.
    await diagram.evaluate((figure) => {
      const steps = [...figure.querySelectorAll('[data-step]')];
      const note = (): void => {
        const at = steps.findIndex((step) => step.hasAttribute('data-lit'));
        const before = (figure.getAttribute('data-test-lit') ?? '').split(' ');
        if (at !== -1 && before.at(-1) !== `${at}`)
          figure.setAttribute('data-test-lit', [...before, at].join(' ').trim());
      };
      new MutationObserver(note).observe(figure, {
        subtree: true,
        attributeFilter: ['data-lit'],
      });
    });
    await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
    await stage.getByRole('button', {name: 'Pay', exact: true}).click();
    const inOrder = diagramOf('purchase-flow')
      .steps.map((_, index) => index)
      .slice(1);
    await expect(diagram).toHaveAttribute('data-test-lit', new RegExp(`${inOrder.join(' ')}$`));
    await stage.getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('[data-lit]')).toHaveCount(0);
  });
