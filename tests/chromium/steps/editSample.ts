import {expect, type Locator} from '@playwright/test';

/** Opens the editor of a running sample. */
export async function openEditor(stage: Locator): Promise<void> {
  await stage.getByRole('button', {name: 'Edit', exact: true}).click();
  await expect(stage.getByRole('tab').first()).toBeVisible();
}

/** Changes a file in the open editor; fails when the change changes nothing. */
export async function changeFile(
  stage: Locator,
  name: string,
  change: (code: string) => string,
): Promise<void> {
  const field = stage.getByRole('textbox', {name: `Code of ${name}`});
  const code = await field.inputValue();
  expect(change(code)).not.toBe(code);
  await field.fill(change(code));
}

/** Runs what is in the editor. */
export async function runEdited(stage: Locator): Promise<void> {
  await stage.getByRole('button', {name: 'Run', exact: true}).click();
}
