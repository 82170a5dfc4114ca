import {type Budget, budgetOf, type Budgets} from './budgets.ts';
import {countOf, formRules} from './formRules.ts';
import type {PageForm} from './pageForm.ts';
import {sharedWords} from './sharedWords.ts';

/** A page may gain a sentence without a new budget. */
const WORDS = 100;

/** The budgets that pages need now, and never more than they had. */
export function loweredBudgets(forms: readonly PageForm[], known: Budgets): Budgets {
  const isFirst = Object.keys(known).length === 0;
  const shared = sharedWords(forms);
  const result: Record<string, Record<string, Budget>> = {};
  for (const form of forms) {
    const copies = shared.get(form.file) ?? {line: 1, found: '', count: 0};
    const had = isFirst ? undefined : budgetOf(known, form.version, form.page);
    const needs = (name: keyof Budget): number => {
      const count = countOf(formRules[name], form, copies);
      const rounded = name === 'words' ? Math.ceil(count / WORDS) * WORDS : count;
      return Math.min(rounded, had?.[name] ?? Infinity);
    };
    (result[form.version] ??= {})[form.page] = {
      words: needs('words'),
      cells: needs('cells'),
      paragraphs: needs('paragraphs'),
      code: needs('code'),
      names: needs('names'),
      shared: needs('shared'),
    };
  }
  return result;
}

/** The budgets as their file has them: without zeros. */
export function budgetsText(budgets: Budgets): string {
  const shown = (name: string, value: unknown) =>
    name !== 'words' && value === 0 ? undefined : value;
  return `${JSON.stringify(budgets, shown, 2)}\n`;
}
