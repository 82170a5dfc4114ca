import type {Problem} from 'mdx-samples/problem';
import type {Content} from '../content.ts';
import {readForms, readToolForms} from '../readForms.ts';
import {budgetOf, type Budgets, BUDGETS_FILE, readBudgets} from './budgets.ts';
import type {FormPlace} from './formPlace.ts';
import {countOf, type FormRule, formRules} from './formRules.ts';
import {lostAnchors, readLinkedAnchors} from './linkedAnchors.ts';
import type {PageForm} from './pageForm.ts';
import {sharedWords} from './sharedWords.ts';

const ruleNames = ['words', 'cells', 'paragraphs', 'code', 'names', 'shared'] as const;

/** Checks how much a page has of what makes it hard to read, and that no anchor with readers is gone. */
export function checkForm(content: Content): Problem[] {
  const forms = readForms(content);
  return [
    ...overBudget(forms, readBudgets(content.root)),
    ...tooLong(readToolForms(content)),
    ...lostAnchors(forms, readLinkedAnchors(content.root)),
  ];
}

/** Finds cells and paragraphs that are too long on pages without a budget. */
export function tooLong(forms: readonly PageForm[]): Problem[] {
  const shared = {line: 1, found: '', count: 0};
  return forms.flatMap((form) =>
    (['cells', 'paragraphs'] as const).flatMap((name) => {
      const rule = formRules[name];
      return countOf(rule, form, shared) === 0 ? [] : [problemOf(form, {rule, allowed: 0, shared})];
    }),
  );
}

/** Finds pages that have more than their budget. */
export function overBudget(forms: readonly PageForm[], budgets: Budgets): Problem[] {
  const shared = sharedWords(forms);
  return forms.flatMap((form) => {
    const budget = budgetOf(budgets, form.version, form.page);
    const copies = shared.get(form.file) ?? {line: 1, found: '', count: 0};
    return ruleNames.flatMap((name) => {
      const rule = formRules[name];
      return countOf(rule, form, copies) <= budget[name]
        ? []
        : [onlyFalls(problemOf(form, {rule, allowed: budget[name], shared: copies}))];
    });
  });
}

function problemOf(
  form: PageForm,
  {rule, allowed, shared}: {rule: FormRule; allowed: number; shared: FormPlace},
): Problem {
  const count = countOf(rule, form, shared);
  const places = rule.places(form, shared).filter(({found}) => found !== '');
  const longest = places.toSorted((a, b) => b.count - a.count).slice(0, 3);
  const where = longest.map(({line, found}) =>
    found.startsWith('"') ? found : `line ${line} "${found}"`,
  );
  const examples = where.length === 0 ? '' : `: ${where.join(', ')}`;
  return {
    file: form.file,
    line: longest[0]?.line ?? 1,
    column: 1,
    message: `${count} ${rule.counted}, ${allowed} allowed${examples}. ${rule.advice}.`,
  };
}

const onlyFalls = (problem: Problem): Problem => ({
  ...problem,
  message: `${problem.message} ${BUDGETS_FILE} only falls.`,
});
