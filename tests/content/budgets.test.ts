import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readContent} from '../../src/checks/content.ts';
import {BUDGETS_FILE, readBudgets} from '../../src/checks/form/budgets.ts';
import {budgetsText, loweredBudgets} from '../../src/checks/form/formBudgets.ts';
import {readForms} from '../../src/checks/readForms.ts';

it('no budget allows more than its page has', {timeout: 60_000}, async () => {
  const now = loweredBudgets(readForms(await readContent('.')), readBudgets('.'));
  expect(budgetsText(now), 'Run npm run words: it lowers the budgets').toBe(
    readFileSync(BUDGETS_FILE, 'utf8'),
  );
});
