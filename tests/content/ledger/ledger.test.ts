import {expect, it} from 'vitest';
import {ledgerProblems, readLedger} from './ledger.ts';
import {readLedgerPages} from './statements.ts';

it('gives a home to everything that a page of the latest version says or said', async () => {
  const pages = await readLedgerPages('.');
  const anchors = new Map(pages.map((page) => [page.page, page.anchors]));
  const problems = pages.flatMap((page) => ledgerProblems(page, readLedger(page.page), anchors));
  expect(problems, 'Run npm run ledger').toEqual([]);
});

it('notices a fact that is gone, one that is new, and a home that is not there', () => {
  const page = {
    page: 'guides/one',
    statements: [{section: 'a', statement: 'It is new here.'}],
    anchors: new Set(['a']),
  };
  const row = (statement: string, home: string) => ({section: 'a', statement, home});
  const rows = [
    row('It was here.', ''),
    row('It was there.', 'guides/one#b'),
    row('It is here.', 'guides/one#a'),
  ];
  expect(ledgerProblems(page, rows, new Map([[page.page, page.anchors]]))).toEqual([
    'guides/one: "It is new here." is not in the ledger',
    'guides/one: "It was here." is gone and has no home',
    'guides/one: "It was there." has the home guides/one#b, which is not there',
  ]);
});
