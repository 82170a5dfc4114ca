import {expect, test} from '@playwright/test';
import {changeFile, openEditor, runEdited} from '../steps/editSample.ts';
import {startSample} from '../steps/playground.ts';

/*
 * packages/playground-frame tests tick, watchdog, limits and budgets, each alone. Whether the page lives on beside code that
 * does not end, and runs it again, shows only in a browser that gives the frame a process to itself.
 */

const file = 'basic-store.tsx';
/** Code that gets nowhere, what the reader is told, and the way out where it is not a reset: a part of its own stops each. */
const endless = {
  'a loop': {
    code: 'while (true) console.log("flood");',
    says: 'Stopped: the code ran for 2 seconds without a pause.',
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
