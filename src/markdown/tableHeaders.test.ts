import type {Element, ElementContent} from 'hast';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {addHeaders} from './tableHeaders.ts';

function element(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

/** Builds a table as Markdown gives it: headers in the first row, plain cells below. */
function table(heads: readonly string[], ...rows: readonly (readonly string[])[]): Element {
  const row = (tagName: string, words: readonly string[]): Element =>
    element(
      'tr',
      ...words.map((value) =>
        element(tagName, ...(value === '' ? [] : [{type: 'text' as const, value}])),
      ),
    );
  return element(
    'table',
    element('thead', row('th', heads)),
    element('tbody', ...rows.map((words) => row('td', words))),
  );
}

/** Names what each cell is, in the order of the page. */
function cellsOf(node: Element): string[] {
  const cells: string[] = [];
  visit(node, 'element', ({tagName, properties}: Element) => {
    if (/^t[hd]$/.test(tagName))
      cells.push([tagName, properties['scope']].filter(Boolean).join(' '));
  });
  return cells;
}

function rolesOf(node: Element): unknown[] {
  const roles: unknown[] = [];
  visit(node, 'element', ({properties}: Element) => void roles.push(properties['role']));
  return roles;
}

it('names columns and rows', () => {
  const node = table(['Code', 'Cause'], ['E_A', 'A cause']);
  addHeaders(node);
  expect(cellsOf(node)).toEqual(['th col', 'th col', 'th row', 'td']);
});

it('has no header without words', () => {
  const node = table(['', 'iOS', 'Android'], ['Finish', 'yes', 'no'], ['', 'a', 'b']);
  addHeaders(node);
  expect(cellsOf(node)).toEqual([
    ...['td', 'th col', 'th col'],
    ...['th row', 'td', 'td'],
    ...['td', 'td', 'td'],
  ]);
});

it('keeps the meaning of a table of three columns, whose rows become blocks on a phone', () => {
  const node = table(['', 'iOS', 'Android'], ['Finish', 'yes', 'no']);
  addHeaders(node);
  expect(node.properties['className']).toEqual(['stacked']);
  expect(rolesOf(node)).toEqual([
    'table',
    ...['rowgroup', 'row', 'cell', 'columnheader', 'columnheader'],
    ...['rowgroup', 'row', 'rowheader', 'cell', 'cell'],
  ]);
});

it('makes blocks of members with any number of columns, and of no other two', () => {
  const members = table(['Parameter', 'Meaning'], ['skus', 'Ids']);
  members.properties['className'] = ['members'];
  const plain = table(['Code', 'Cause'], ['E_A', 'A cause']);
  addHeaders(members);
  addHeaders(plain);
  expect(members.properties['className']).toEqual(['members', 'stacked']);
  expect(plain.properties).toEqual({});
  expect(rolesOf(plain).filter(Boolean)).toEqual([]);
});

it('names the column beside each cell of a table with more columns, where the row of headers is out of sight', () => {
  const node = table(['Kind', 'iOS', 'Android', 'Text'], ['Coins', 'a', 'b', 'c']);
  addHeaders(node);
  expect(node.properties['className']).toEqual(['stacked', 'wide']);
  expect(rolesOf(node)).toContain('rowheader');
  const named: unknown[] = [];
  visit(node, 'element', ({properties}) => void named.push(properties['dataColumn']));
  expect(named.filter(Boolean)).toEqual(['iOS', 'Android', 'Text']);
});
