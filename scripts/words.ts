import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {formatProblem} from 'mdx-samples/problem';
import {readContent} from '../src/checks/content.ts';
import {BUDGETS_FILE, readBudgets} from '../src/checks/form/budgets.ts';
import {overBudget} from '../src/checks/form/checkForm.ts';
import {budgetsText, loweredBudgets} from '../src/checks/form/formBudgets.ts';
import {ANCHORS_FILE, readLinkedAnchors, withNewAnchors} from '../src/checks/form/linkedAnchors.ts';
import {readForms} from '../src/checks/readForms.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Lowers the budgets to what pages have now, adds the anchors that they lead to, and prints the sums. */
async function words(): Promise<void> {
  const forms = readForms(await readContent(root));
  const budgets = loweredBudgets(forms, readBudgets(root));
  writeFileSync(join(root, BUDGETS_FILE), budgetsText(budgets));
  const anchors = withNewAnchors(forms, readLinkedAnchors(root));
  writeFileSync(join(root, ANCHORS_FILE), `${JSON.stringify(anchors, null, 2)}\n`);
  for (const version of Object.keys(budgets)) {
    const own = forms.filter((form) => form.version === version);
    const sum = own.reduce((total, form) => total + form.words, 0);
    console.info(`${version}: ${own.length} pages, ${sum} words outside code.`);
  }
  for (const problem of overBudget(forms, budgets)) console.error(formatProblem(problem));
}

words().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
