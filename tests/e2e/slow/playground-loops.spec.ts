import {expect} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {expectEachStopped} from '../steps/endlessCode.ts';
import {startSample} from '../steps/playground.ts';
import {test} from '../steps/sameTab.ts';

const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'} as const;

test('X endless code of every kind is stopped', async ({page}) => {
  test.slow();
  await expectEachStopped(page, ['while', 'for', 'do', 'await', 'promises', 'log']);
});

test('X endless recursion gets a sentence', async ({page}) => {
  const {stage} = await startSample(page, sample);
  await openEditor(stage);
  await changeFile(
    stage,
    'basic-store.tsx',
    (text) => `${text}\nfunction deep(): number { return deep() + 1; }\ndeep();\n`,
  );
  await runEdited(stage);
  await expect(stage.getByRole('alert').filter({hasText: 'RangeError'})).toBeVisible();
});

test('X code that hangs without a loop can be stopped by hand', async ({page}) => {
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  await changeFile(
    stage,
    'basic-store.tsx',
    (text) => `${text}\n/(a+)+$/.test('a'.repeat(60) + 'b');\n`,
  );
  await runEdited(stage);
  await stage.getByRole('button', {name: 'Stop'}).click();
  await expect(stage.locator('iframe')).toHaveCount(0);
  await expect(stage.getByText('The phone is stopped.')).toBeVisible();
  await stage.getByRole('button', {name: 'Reset code'}).click();
  await runEdited(stage);
  await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
});
