import {expect, test} from '@playwright/test';
import {diagramOf} from '../../src/content/diagrams.ts';
import {openAlive} from './steps/openAlive.ts';
import {addressOf, basicStore, playgroundOf, startSample} from './steps/playground.ts';
import {blockScripts} from './steps/scripts.ts';

// Why here: a sample runs in a frame of another process, whose files are replaced or kept back while it starts; the server of
// the acts lets only files of pages fail.

const example = addressOf(basicStore);

for (const file of ['play/frame', 'assets/play/*.json'])
  test(`X a page says so when ${file} does not come`, async ({page}) => {
    await page.route(`**/${file}`, (route) => route.abort());
    await openAlive(page, example);
    const {stage} = playgroundOf(page);
    await stage.getByRole('button', {name: 'Try it'}).click();
    await expect(stage.getByRole('alert')).toContainText('The sample didn’t start: ');
    await expect(page.getByRole('article')).toContainText('useCoinStore');
  });

test('X a running sample goes on when scripts of its surroundings are gone', async ({page}) => {
  // The frame is asked for once the stage is there, and what is beside the phone comes after the frame.
  await page.route('**/play/frame', async (route) => {
    await blockScripts(page);
    await route.continue();
  });
  await openAlive(page, example);
  const {stage, phone} = playgroundOf(page);
  await stage.getByRole('button', {name: 'Try it'}).click();
  const alerts = stage.getByRole('alert');
  await expect(alerts.filter({hasText: 'The list of scenarios couldn’t load.'})).toBeVisible();
  await expect(alerts.filter({hasText: 'The controls couldn’t load.'})).toBeVisible();
  await expect(alerts.filter({hasText: 'The log couldn’t load.'})).toBeVisible();
  await stage.getByRole('button', {name: 'Edit', exact: true}).click();
  await expect(alerts.filter({hasText: 'The editor couldn’t load.'})).toBeVisible();
  await expect(phone.getByRole('heading')).toHaveText('You have 0 coins');
});

test('X a purchase lights each step of the diagram, and its log is copied as it is filtered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {stage, phone} = await startSample(page);
  const diagram = stage.locator('[data-diagram="purchase-flow"]');
  // A step is lit for a moment only: what was lit is written down.
  await diagram.evaluate((figure) => {
    const steps = [...figure.querySelectorAll('[data-step]')];
    const note = (): void => {
      const at = steps.findIndex((step) => step.hasAttribute('data-lit'));
      const before = (figure.getAttribute('data-test-lit') ?? '').split(' ');
      if (at !== -1 && before.at(-1) !== `${at}`)
        figure.setAttribute('data-test-lit', [...before, at].join(' ').trim());
    };
    new MutationObserver(note).observe(figure, {subtree: true, attributeFilter: ['data-lit']});
  });
  await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
  await stage.getByRole('button', {name: 'Pay', exact: true}).click();
  const inOrder = diagramOf('purchase-flow').steps.map((_, index) => index);
  await expect(diagram).toHaveAttribute(
    'data-test-lit',
    new RegExp(`${inOrder.slice(1).join(' ')}$`),
  );
  await stage.getByText('Showing all lines').click();
  await stage.getByRole('checkbox', {name: 'App to library'}).uncheck();
  await stage.getByRole('button', {name: 'Copy as text'}).click();
  await expect(stage.getByText('Copied', {exact: true})).toBeVisible();
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied).toHaveLength(await stage.getByRole('log').getByRole('listitem').count());
  expect(copied.filter((line) => line.includes('App to library'))).toEqual([]);
});
