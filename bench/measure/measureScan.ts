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

/** What giving code to the upgrade page takes. */
export type ScanFigures = {
  /** Milliseconds from the files to the answer. */
  readonly answer: number;
  /** The longest task of the page in between, in milliseconds; 0 when none was long enough to be reported. */
  readonly longestTask: number;
};

/** Chooses files on the upgrade page as a reader does, and waits for what it says of them. */
export async function measureScan(
  browser: Browser,
  address: string,
  files: readonly CodeFile[],
): Promise<ScanFigures> {
  const context = await browser.newContext(desktop);
  // Files of a disk, as a reader has them: what is passed to the browser as data, the page itself has to decode.
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    const paths = files.map(({name, text}) => {
      const path = join(folder, name.replaceAll('/', '-'));
      writeFileSync(path, text);
      return path;
    });
    const page = await context.newPage();
    await page.goto(address, {waitUntil: 'networkidle'});
    await page.mouse.move(640, 300);
    await wait(IDLE_MS);
    const panel = page.getByRole('region', {name: 'Check your code'});
    const input = panel.getByLabel('Or choose files');
    // The page has to listen before the files come: a call that is not awaited can arrive after them.
    const measured = await input.evaluateHandle(
      (field, patience) => ({
        figures: new Promise<ScanFigures>((resolve, reject) => {
          let started: number | undefined;
          let longestTask = 0;
          const tasks = new PerformanceObserver((list) => {
            for (const {duration} of list.getEntries())
              longestTask = Math.max(longestTask, duration);
          });
          field.addEventListener('change', () => {
            started = performance.now();
            tasks.observe({type: 'longtask'});
          });
          const status = field.closest('section')?.querySelector('[role="status"]');
          const changes = new MutationObserver(() => {
            if (!/^From /.test(status?.textContent ?? '')) return;
            if (started === undefined)
              return reject(new Error('The answer came before the files.'));
            const answer = performance.now() - started;
            // The task that draws the answer is reported once it is over.
            setTimeout(() => resolve({answer, longestTask}), 500);
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
    await chooser.setFiles(paths);
    return await measured.evaluate(({figures}) => figures);
  } finally {
    await context.close();
    rmSync(folder, {recursive: true, force: true});
  }
}
