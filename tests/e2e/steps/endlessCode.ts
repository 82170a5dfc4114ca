import {expect, type Page, test} from '@playwright/test';
import {latestVersion} from '../../../src/site/versions.ts';
import {changeFile, openEditor, runEdited} from './editSample.ts';
import {startSample} from './playground.ts';

/** Code that never ends by itself, by what it is. */
export const endlessCode = {
  while: 'while (true) {}',
  for: 'for (;;) {}',
  do: 'do {} while (true);',
  await: 'void (async () => { while (true) await null; })();',
  promises: 'const again = (): Promise<void> => Promise.resolve().then(again); void again();',
  log: 'while (true) console.log("flood");',
} as const;

/** Runs a sample with each kind of code at its end and expects that it is stopped, that the page lives on, and that it runs again. */
export async function expectEachStopped(
  page: Page,
  kinds: readonly (keyof typeof endlessCode)[],
): Promise<void> {
  const sample = {version: latestVersion(), app: 'basic-store', platform: 'ios'};
  const {stage, phone} = await startSample(page, sample);
  await openEditor(stage);
  const stopped = stage
    .getByRole('alert')
    .filter({hasText: 'Stopped: the code ran for 2 seconds without a pause.'});
  for (const kind of kinds)
    await test.step(kind, async () => {
      await changeFile(stage, 'basic-store.tsx', (text) => `${text}\n${endlessCode[kind]}\n`);
      await runEdited(stage);
      await expect(stopped).toBeVisible();
      await stage.getByRole('button', {name: 'Reset code'}).click();
      await runEdited(stage);
      await expect(stopped).toHaveCount(0);
      await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
    });
}
