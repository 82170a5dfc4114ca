import {expect, it} from 'vitest';
import {readPages} from './pages.ts';

const pages = readPages();

it('X the parts of every table say what they are, also where rows become blocks', () => {
  const roles = new Map([
    ['table', 'table'],
    ['thead', 'rowgroup'],
    ['tbody', 'rowgroup'],
    ['tr', 'row'],
    ['td', 'cell'],
  ]);
  let tables = 0;
  const wrong = pages.flatMap(({route, $}) =>
    $('table.stacked, table.stacked *')
      .toArray()
      .filter((part) => {
        if (part.name === 'table') tables += 1;
        const {scope, role} = part.attribs;
        const wanted =
          part.name === 'th' ? `${scope === 'row' ? 'row' : 'column'}header` : roles.get(part.name);
        return wanted !== undefined && role !== wanted;
      })
      .map((part) => `${route}: ${$.html(part).slice(0, 120)}`),
  );
  expect(tables).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('X a cell of a table with many columns carries the name of its column', () => {
  let cells = 0;
  const wrong = pages.flatMap(({route, $}) =>
    $('table.wide')
      .toArray()
      .flatMap((table) => {
        const heads = $(table).find('thead th, thead td').toArray();
        const names = heads.map((head) => $(head).text());
        return $(table)
          .find('tbody tr')
          .toArray()
          .flatMap((row) =>
            $(row)
              .children()
              .toArray()
              .filter((cell, index) => {
                cells += 1;
                return index > 0 && $(cell).attr('data-column') !== names[index];
              }),
          );
      })
      .map((cell) => `${route}: ${$.html(cell).slice(0, 120)}`),
  );
  expect(cells).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
