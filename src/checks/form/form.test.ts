import type {Root} from 'mdast';
import {pageParser} from 'mdx-samples/page';
import {formatProblem} from 'mdx-samples/problem';
import {expect, it} from 'vitest';
import {text, textElement} from '../../markdown/nodes.ts';
import {budgetOf, type Budgets} from './budgets.ts';
import {overBudget, tooLong} from './checkForm.ts';
import {budgetsText, loweredBudgets} from './formBudgets.ts';
import {lostAnchors, withNewAnchors} from './linkedAnchors.ts';
import {measureForm, type PageForm} from './pageForm.ts';
import {strayNames} from './strayNames.ts';

const some = (count: number, word = 'word'): string =>
  Array.from({length: count}, (_, index) => `${word}${index}`).join(' ');

function form(source: string, page = 'guides/one'): PageForm {
  const tree: Root = pageParser.parse(source);
  return measureForm(tree, {file: `docs/${page}.mdx`, version: '2.8', page});
}

function problems(forms: readonly PageForm[], budgets: Budgets = {}): string[] {
  return overBudget(forms, budgets).map(formatProblem);
}

it('counts words outside code, names in backticks included', () => {
  expect(form('Call `load` – now.\n\n```ts\nconst a = 1;\n```\n').words).toBe(3);
});

it('allows a cell of 20 words and a paragraph of 60, and no more', () => {
  const page = (cell: number, paragraph: number) =>
    form(`${some(paragraph, 'a')}\n\n| A | B |\n| - | - |\n| ${some(cell, 'b')} | c |\n`);
  expect(problems([page(20, 60)])).toEqual([]);
  expect(problems([page(21, 61)])).toEqual([
    expect.stringMatching(
      /^docs\/guides\/one\.mdx:5:1 1 table cells over 20 words, 0 allowed: line 5 "b0 /,
    ),
    expect.stringMatching(
      /^docs\/guides\/one\.mdx:1:1 1 paragraphs over 60 words, 0 allowed: line 1 "a0 /,
    ),
  ]);
});

it('wants short cells and paragraphs on a page without a budget, however many words it has', () => {
  const long = Array.from({length: 60}, () => some(60)).join('\n\n');
  expect(tooLong([form(long)])).toEqual([]);
  expect(tooLong([form(`${long}\n\n${some(61, 'c')}\n`)]).map(({message}) => message)).toEqual([
    expect.stringMatching(/^1 paragraphs over 60 words, 0 allowed: line 121 "c0 .*own paragraph/),
  ]);
});

it('finds code that a page prints twice, and none that is hidden', () => {
  const block = (lines: string) => `\`\`\`ts\n${lines}\n\`\`\`\n\n`;
  const lines = 'one();\ntwo();\nthree();';
  expect(form(block(lines) + block(`zero();\n${lines}`)).codeTwice).toMatchObject([
    {line: 7, found: 'one();', count: 3},
  ]);
  expect(form(block(lines) + block(`${lines}\n// ---cut---\nfour();`)).codeTwice).toEqual([]);
});

it('finds what two pages of a version say in the same words', () => {
  const said = form(`${some(40, 'a')}.`, 'guides/one');
  const again = form(`First. ${some(40, 'A')}, and more.`, 'guides/two');
  expect(problems([said, again])).toEqual([
    expect.stringContaining('40 words in runs of eight that another page has, 30 allowed: "a0 a1'),
    expect.stringContaining('(guides/one)'),
  ]);
  expect(problems([said, {...again, version: '2.7'}])).toEqual([]);
});

it('wants a sentence or a column to deny a name that the version lacks', () => {
  const absent = textElement('code', {className: 'absent'}, [text('requestSubscription')]);
  const inSentence = (words: string): Root => ({
    type: 'root',
    children: [{type: 'paragraph', children: [text(words), structuredClone(absent)]}],
  });
  expect(strayNames(inSentence('Call '))).toMatchObject([{found: 'requestSubscription'}]);
  expect(strayNames(inSentence('There is no '))).toEqual([]);
});

it('has limits for a page without a budget, and those of the newest version for a new one', () => {
  const known = {'2.8': {intro: {words: 5, cells: 1, paragraphs: 0, code: 0, names: 0, shared: 0}}};
  expect(budgetOf(known, '2.9', 'intro').words).toBe(5);
  expect(budgetOf(known, '2.9', 'guides/new')).toMatchObject({words: 1500, cells: 0});
});

it('only lowers budgets', () => {
  const page = form(`| A | B |\n| - | - |\n| ${some(30)} | c |\n`);
  const has = (cells: number): Budgets => ({
    '2.8': {'guides/one': {words: 900, cells, paragraphs: 0, code: 0, names: 0, shared: 0}},
  });
  const cellsAfter = (cells: number) => loweredBudgets([page], has(cells))['2.8']?.['guides/one'];
  expect(cellsAfter(4)).toMatchObject({words: 100, cells: 1});
  expect(cellsAfter(0)).toMatchObject({cells: 0});
  expect(budgetsText(has(1))).not.toContain('paragraphs');
});

it('keeps every anchor that another page led to', () => {
  const home = form('## Part', 'guides/home');
  const linked = withNewAnchors([home, form('[Part](./home.mdx#part)')], {
    '2.8': ['guides/home#old'],
  });
  expect(linked).toEqual({'2.8': ['guides/home#old', 'guides/home#part']});
  expect(lostAnchors([home], linked).map(formatProblem)).toEqual([
    expect.stringContaining('docs/guides/home.mdx:1:1 The anchor "old" is gone'),
  ]);
});
