import {expect, it} from 'vitest';
import {docsRoutes} from './contractRoutes.ts';
import {pageAt, readPages} from './pages.ts';

const pages = readPages();

it('X a table is an area that the keyboard scrolls, with a name of its own from the heading above it', () => {
  let tables = 0;
  for (const {route, $} of docsRoutes.map(pageAt)) {
    const names: string[] = [];
    let heading = '';
    for (const part of $('.markdown :is(h2, h3, h4, h5, table)').toArray()) {
      if (part.name !== 'table') heading = $(part).text().trim();
      else {
        const {role, tabindex, 'aria-label': name = ''} = $(part).parent().attr() ?? {};
        expect({role, tabindex}, route).toEqual({role: 'region', tabindex: '0'});
        expect(name.replace(/ \(\d+\)$/, ''), route).toBe(`Table${heading && `: ${heading}`}`);
        names.push(name);
      }
    }
    expect(new Set(names).size, route).toBe(names.length);
    tables += names.length;
  }
  expect(tables).toBeGreaterThan(100);
});

it('X each column and row of a table has a header with words, and its long names may break', () => {
  for (const {route, $} of pages)
    for (const row of $('article tr').toArray()) {
      const isHead = row.parent?.type === 'tag' && row.parent.name === 'thead';
      const cells = $(row).children().toArray();
      const found = cells.map((cell) => `${cell.name} ${cell.attribs['scope'] ?? ''}`.trim());
      const wanted = cells.map((cell, index) => {
        if ($(cell).text() === '' || (index > 0 && !isHead)) return 'td';
        return isHead ? 'th col' : 'th row';
      });
      expect(found, `${route}: ${$(row).text()}`).toEqual(wanted);
    }
  const names = pages.flatMap(({$}) =>
    $('td code, th code')
      .toArray()
      .map((code) => $.html(code)),
  );
  expect(names).toContain('<code>json<wbr>Representation<wbr>IOS</code>');
});

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
    [...$('table.wide')]
      .flatMap((table) => {
        const names = [...$('thead', table).find('th, td')].map((head) => $(head).text());
        return [...$('tbody tr', table)].flatMap((row) =>
          [...$(row).children()].filter((cell, index) => {
            cells += 1;
            return index > 0 && $(cell).attr('data-column') !== names[index];
          }),
        );
      })
      .map((cell) => `${route}: ${$.html(cell).slice(0, 120)}`),
  );
  expect(cells).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
  // So does the new name beside an old one where both are wider than half a phone.
  expect(pageAt('/blog/v2-8-1-release').$('td[data-column="New name"]').length).toBeGreaterThan(0);
});
