import {expect, type Page, test} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {idleApps, nativeHangs} from '../steps/nativeHangs.ts';
import {openAlive} from '../steps/openAlive.ts';
import {addressOf, startSample} from '../steps/playground.ts';

const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'} as const;
const file = 'basic-store.tsx';

async function runChanged(page: Page, change: (code: string) => string) {
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  await changeFile(stage, file, change);
  await runEdited(stage);
  const buy = phone.getByRole('button', {name: 'Buy 100 coins'});
  return {stage, phone, buy, alert: stage.getByRole('alert')};
}

for (const [name, code] of Object.entries(nativeHangs))
  test(`X ${name} without end is told, and can be removed`, async ({page}) => {
    const {stage, buy, alert} = await runChanged(page, (text) => `${text}\n${code}\n`);
    const said = alert.filter({hasText: 'The code is stuck'});
    await expect(said).toBeVisible();
    await stage.getByRole('button', {name: 'Remove it and run the original code'}).click();
    await expect(buy).toBeVisible();
    await expect(said).toHaveCount(0);
  });

for (const [name, [code, expected]] of Object.entries(idleApps))
  test(`X an app that ${name} is told, and starts over`, async ({page}) => {
    const {stage, buy, alert} = await runChanged(page, () => code);
    const said = alert.filter({hasText: expected});
    await expect(said).toBeVisible();
    await stage.getByRole('button', {name: 'Reset code'}).click();
    await runEdited(stage);
    await expect(buy).toBeVisible();
    await expect(said).toHaveCount(0);
  });

test('X a body that was removed comes back, and a new phone starts', async ({page}) => {
  const {stage, phone} = await runChanged(page, (text) => `document.body.remove();\n${text}`);
  const heading = phone.getByRole('heading');
  await expect(heading).toHaveText('You have 0 coins');
  await stage.getByRole('button', {name: 'Start over'}).click();
  await expect(heading).toHaveText('You have 0 coins');
});

test('X entries that a frame adds to the history do not stay in the way back', async ({page}) => {
  await openAlive(page, '/');
  const before = page.url();
  await openAlive(page, addressOf(sample));
  const {alert} = await runChanged(
    page,
    (text) => `for (let n = 0; n < 40; n += 1) location.hash = String(n);\n${text}`,
  );
  await expect(alert.filter({hasText: 'The code changed the history of this tab'})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(1);
  await page.waitForTimeout(1_000);
  const here = page.url();
  for (let presses = 0; presses < 3 && page.url() === here; presses += 1)
    await page.evaluate(() => history.back()).then(() => page.waitForTimeout(1_000));
  expect(page.url()).toBe(before);
});

for (const code of ['history.back()', 'history.pushState(null, "")', 'history.go(-1)'])
  test(`X a frame cannot call ${code}`, async ({page}) => {
    await openAlive(page, '/');
    const {stage, alert} = await runChanged(page, (text) => `${code};\n${text}`);
    await expect(alert.filter({hasText: 'The app failed'})).toBeVisible();
    await expect(stage).toBeVisible();
  });

test('X a log without end stays readable, and the page alive', async ({page}) => {
  const {stage} = await runChanged(
    page,
    (text) =>
      `setInterval(() => { for (let n = 0; n < 5_000; n += 1) console.log(n); }, 1);\n${text}`,
  );
  await expect(stage.getByRole('log')).toContainText('more lines aren’t shown');
  await stage.getByRole('button', {name: 'Stop', exact: true}).click();
  await expect(stage.getByText('The phone is stopped.')).toBeVisible();
});
