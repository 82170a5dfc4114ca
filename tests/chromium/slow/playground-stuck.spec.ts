import {expect, test as inNewTab} from '@playwright/test';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {openAlive} from '../steps/openAlive.ts';
import {addressOf, basicStore, startSample} from '../steps/playground.ts';
import {test} from '../steps/sameTab.ts';

/*
 * packages/playground-frame tests tick, watchdog, limits and budgets, each alone. Whether the page lives on beside code that
 * does not end, and runs it again, shows only in a browser that gives the frame a process to itself.
 */

const file = 'basic-store.tsx';
const stopped = 'Stopped: the code ran for 2 seconds without a pause.';

/** Code that gets nowhere, what the reader is told, and the way out where it is not a reset: a part of its own stops each. */
const endless = {
  'a loop': {code: 'while (true) console.log("flood");', says: stopped},
  'work between events': {
    code: 'const again = (): Promise<void> => Promise.resolve().then(again); void again();',
    says: stopped,
  },
  'recursion with finally': {
    code: 'const deep = (): void => { try { deep(); } finally { deep(); } }; deep();',
    says: stopped,
  },
  'an effect that never rests': {
    code: `import {useEffect, useState} from 'react';
    export default () => {
      const [count, setCount] = useState(0);
      useEffect(() => setCount(count + 1));
      return String(count);
    };`,
    says: 'The app never rests',
    isWhole: true,
  },
  'a function of the browser': {
    code: `/(a+)+$/.test('a'.repeat(60) + 'b');`,
    says: 'The code is stuck',
    wayOut: 'Remove it and run the original code',
  },
} as const;

test('X code that does not end is stopped or told, and the sample runs again', async ({page}) => {
  test.slow();
  const {stage, phone} = await startSample(page);
  await openEditor(stage);
  for (const [name, {code, says, ...rest}] of Object.entries(endless))
    await test.step(name, async () => {
      await changeFile(stage, file, (text) => ('isWhole' in rest ? code : `${text}\n${code}\n`));
      await runEdited(stage);
      const told = stage.getByRole('alert').filter({hasText: says});
      await expect(told).toBeVisible();
      if ('wayOut' in rest) await stage.getByRole('button', {name: rest.wayOut}).click();
      else {
        await stage.getByRole('button', {name: 'Reset code'}).click();
        await runEdited(stage);
      }
      await expect(phone.getByRole('button', {name: 'Buy 100 coins'})).toBeVisible();
      await expect(told).toHaveCount(0);
    });
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
    await openAlive(page, addressOf(basicStore));
    const {stage} = await startSample(page);
    await openEditor(stage);
    await changeFile(
      stage,
      file,
      (text) => `for (let n = 0; n < 40; n += 1) location.hash = String(n);\n${text}`,
    );
    await runEdited(stage);
    const told = stage.getByRole('alert').filter({hasText: 'changed the history of this tab'});
    await expect(told).toBeVisible();
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
