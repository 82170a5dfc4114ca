import {expect, test} from '@playwright/test';
import {latestVersion} from '../../src/site/versions.ts';
import {changeFile, openEditor, runEdited} from './steps/editSample.ts';
import {startSample} from './steps/playground.ts';
import {watchViolations} from './steps/watchViolations.ts';

// Why here: the editor compiles in the page, checks types in a worker under the policy, and puts links on the clipboard; the
// acts edit one line and run it.

const {patch} = latestVersion();
const file = 'basic-store.tsx';
/** What the sample says first. */
const title = '{`You have ${coins} coins`}';
const renamed = (code: string): string => code.replace(title, '{`You own ${coins} coins`}');

test('X the store stays or begins again, as the reader chooses, and Tab leaves the code', async ({
  page,
}) => {
  const {stage, phone} = await startSample(page);
  await phone.getByRole('button', {name: 'Buy 100 coins'}).click();
  await stage.getByRole('button', {name: 'Pay', exact: true}).click();
  await expect(phone.getByRole('heading')).toHaveText('You have 100 coins');
  await openEditor(stage);
  await changeFile(stage, file, renamed);
  await stage.getByRole('checkbox', {name: 'Keep the store'}).check();
  await runEdited(stage);
  await expect(phone.getByRole('heading')).toContainText('You own');
  await expect(stage.getByRole('row', {name: /coins_100/})).toBeVisible();
  await stage.getByRole('checkbox', {name: 'Keep the store'}).uncheck();
  await runEdited(stage);
  await expect(stage.getByText('No purchases yet.')).toBeVisible();
  await expect(phone.getByRole('heading')).toHaveText('You own 0 coins');
  const field = stage.getByRole('textbox', {name: `Code of ${file}`});
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
});

test('X a link carries a change and runs nothing by itself', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {stage, phone} = await startSample(page);
  await openEditor(stage);
  await changeFile(stage, file, renamed);
  await stage.getByRole('button', {name: 'Copy link'}).click();
  await expect(stage.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#try=[\w-]+$/);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(stage).toContainText('This code comes from a link, not from this site.');
  await expect(stage.getByRole('textbox', {name: `Code of ${file}`})).toHaveValue(/You own/);
  await expect(stage.getByText('Nothing is running yet.')).toBeVisible();
  await expect(stage.locator('iframe')).toHaveCount(0);
  await runEdited(stage);
  await expect(phone.getByRole('heading')).toHaveText('You own 0 coins');
});

test('X types are checked in a worker when a reader asks', async ({page}) => {
  const violations = await watchViolations(page);
  await page.route('**/assets/play/checker.*.js', (route) => route.abort());
  const {stage} = await startSample(page);
  await openEditor(stage);
  const check = stage.getByRole('button', {name: 'Check types'});
  await expect(check).toContainText('MB');
  await check.click();
  await expect(stage.getByText('The type checker couldn’t load.')).toBeVisible();
  await page.unrouteAll();
  await check.click();
  await expect(stage.getByText(`No type errors with expo-iap ${patch}.`)).toBeVisible();
  await changeFile(stage, file, (code) => code.replace('isConsumable: true', 'isConsumable: 1'));
  await check.click();
  await expect(stage.getByRole('alert')).toContainText(
    new RegExp(`line \\d+: TS2322 against expo-iap ${patch}: Type 'number'`),
  );
  expect(violations).toEqual([]);
});
