import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Browser} from '@playwright/test';
import type {CodeFile} from '../content/shopCode.ts';
import {desktop} from './conditions.ts';

const PATIENCE_MS = 60_000;
/** Longer than a page that is read needs for what it does while idle. */
const IDLE_MS = 2000;
const CHOICE_MS = 1000;

/** Chooses a file on the upgrade page as a reader does, and returns the milliseconds until the page has answered. */
export async function measureScan(
  browser: Browser,
  address: string,
  {name, text}: CodeFile,
): Promise<number> {
  const context = await browser.newContext(desktop);
  // A file of a disk, as a reader has it: what is passed to the browser as data, the page itself has to decode.
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, text);
    const page = await context.newPage();
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.mouse.move(640, 300);
    await wait(IDLE_MS);
    const panel = page.getByRole('region', {name: 'Check your code'});
    const input = panel.getByLabel('Or choose files');
    // The page has to listen before the file comes: a call that is not awaited can arrive after it.
    const measured = await input.evaluateHandle(
      (field, patience) => ({
        answer: new Promise<number>((resolve, reject) => {
          let started: number | undefined;
          field.addEventListener('change', () => {
            started = performance.now();
          });
          const status = field.closest('section')?.querySelector('[role="status"]');
          const changes = new MutationObserver(() => {
            if (!/^From /.test(status?.textContent ?? '')) return;
            if (started === undefined) reject(new Error('The answer came before the file.'));
            else resolve(performance.now() - started);
          });
          if (status)
            changes.observe(status, {childList: true, characterData: true, subtree: true});
          setTimeout(() => reject(new Error('The upgrade page gave no answer.')), patience);
        }),
      }),
      PATIENCE_MS,
    );
    const choice = page.waitForEvent('filechooser');
    await input.click();
    const chooser = await choice;
    // Nobody finds a file sooner.
    await wait(CHOICE_MS);
    await chooser.setFiles(path);
    return await measured.evaluate(({answer}) => answer);
  } finally {
    await context.close();
    rmSync(folder, {recursive: true, force: true});
  }
}
