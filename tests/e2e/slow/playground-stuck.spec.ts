import {expect, type Page, test as inNewTab} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {idleApps, nativeHangs} from '../steps/nativeHangs.ts';
import {openAlive} from '../steps/openAlive.ts';
import {addressOf, startSample} from '../steps/playground.ts';
import {test} from '../steps/sameTab.ts';

const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'} as const;
const file = 'basic-store.tsx';

async function runChanged(page: Page, change: (code: string) => string) {
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  await changeFile(stage, file, change);
  await runEdited(stage);
  return {stage, phone, alert: stage.getByRole('alert')};
}

test('X work without end inside a function of the browser is told, and can be removed', async ({
  page,
}) => {
  test.slow();
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  const said = stage.getByRole('alert').filter({hasText: 'The code is stuck'});
  for (const [name, code] of Object.entries(nativeHangs))
    await test.step(name, async () => {
      await changeFile(stage, file, (text) => `${text}\n${code}\n`);
      await runEdited(stage);
      await expect(said).toBeVisible();
      await stage.getByRole('button', {name: 'Remove it and run the original code'}).click();
      await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
      await expect(said).toHaveCount(0);
    });
});

test('X an app that gets nowhere is told what it does, and starts over', async ({page}) => {
  test.setTimeout(240_000);
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  for (const [name, [code, expected]] of Object.entries(idleApps))
    await test.step(name, async () => {
      const said = stage.getByRole('alert').filter({hasText: expected});
      await changeFile(stage, file, () => code);
      await runEdited(stage);
      await expect(said).toBeVisible();
      await stage.getByRole('button', {name: 'Reset code'}).click();
      await runEdited(stage);
      await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
      await expect(said).toHaveCount(0);
    });
});

test('X a body that was removed comes back, and a new phone starts', async ({page}) => {
  const {stage, phone} = await runChanged(page, (text) => `document.body.remove();\n${text}`);
  const heading = phone.getByRole('heading');
  await expect(heading).toHaveText('You have 0 coins');
  await stage.getByRole('button', {name: 'Start over'}).click();
  await expect(heading).toHaveText('You have 0 coins');
});

// A tab remembers fifty entries.
inNewTab(
  'X entries that a frame adds to the history do not stay in the way back',
  async ({page}) => {
    const session = await page.context().newCDPSession(page);
    let index = 0;
    const place = async () => {
      // A browser between two pages does not answer.
      await expect(async () => {
        ({currentIndex: index} = await session.send('Page.getNavigationHistory'));
      }).toPass();
      return index;
    };
    await openAlive(page, '/');
    const before = page.url();
    const start = await place();
    await openAlive(page, addressOf(sample));
    const {alert} = await runChanged(
      page,
      (text) => `for (let n = 0; n < 40; n += 1) location.hash = String(n);\n${text}`,
    );
    await expect(alert.filter({hasText: 'The code changed the history of this tab'})).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect.poll(place).toBeLessThanOrEqual(start + 3);
    for (let here = await place(); here > start; here = await place()) {
      // Not at once: the page would be gone before it could answer.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect.poll(place).toBeLessThan(here);
    }
    await expect(page).toHaveURL(before);
  },
);

test('X a frame cannot go back, forth or elsewhere in the history', async ({page}) => {
  await openAlive(page, '/');
  const {stage} = await startSample(page, sample);
  await openEditor(stage);
  const refused = stage.getByRole('alert').filter({hasText: 'The app failed'});
  for (const code of ['history.back()', 'history.pushState(null, "")', 'history.go(-1)'])
    await test.step(code, async () => {
      await changeFile(stage, file, (text) => `${code};\n${text}`);
      await runEdited(stage);
      await expect(refused).toBeVisible();
      await stage.getByRole('button', {name: 'Reset code'}).click();
      await runEdited(stage);
      await expect(refused).toHaveCount(0);
    });
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
