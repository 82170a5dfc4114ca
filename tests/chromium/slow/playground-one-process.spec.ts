import {expect, test} from '@playwright/test';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {inOneProcess} from '../steps/inOneProcess.ts';
import {startSample} from '../steps/playground.ts';

// Small phones, Firefox and WebKit run the frame in the process of the page, which then waits for it. No act lets code run
// without end there, because an engine that did not stop it would take the whole suite with it.
test.use(inOneProcess());

test('X endless code is stopped beside the page', async ({page}) => {
  const {stage, phone} = await startSample(page);
  await openEditor(stage);
  await changeFile(stage, 'basic-store.tsx', (text) => `${text}\nwhile (true) {}\n`);
  await runEdited(stage);
  await expect(stage.getByRole('alert').filter({hasText: 'without a pause'})).toBeVisible();
  await stage.getByRole('button', {name: 'Reset code'}).click();
  await runEdited(stage);
  await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
});
