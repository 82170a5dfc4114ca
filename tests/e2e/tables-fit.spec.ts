import {expect, test} from '@playwright/test';
import {docsVersions} from '../../src/site/versions.ts';
import {builtPages} from './steps/builtPages.ts';
import {screen} from './steps/screens.ts';

const pages = builtPages((html) => html.includes('<table'));

test.use({viewport: screen(360), javaScriptEnabled: false});

test('X no table of the site scrolls sideways at 360 px', async ({page}) => {
  test.slow();
  const wide: string[] = [];
  for (const address of pages) {
    await page.goto(address);
    wide.push(
      ...(await page.evaluate(() => {
        // Panels of tabs that are not chosen and folded parts count as well.
        for (const fold of document.querySelectorAll('details')) fold.open = true;
        for (const panel of document.querySelectorAll<HTMLElement>('[data-of]'))
          panel.style.setProperty('display', 'block', 'important');
        return [...document.querySelectorAll('table')]
          .map((table) => table.closest('.table-region') ?? table)
          .filter((area) => area.scrollWidth > Math.min(area.clientWidth, innerWidth))
          .map(
            (area) =>
              `${location.pathname}: ${area.getAttribute('aria-label')}, ${area.scrollWidth} px`,
          );
      })),
    );
  }
  expect(pages.length).toBeGreaterThan(20);
  expect(wide).toEqual([]);
});

test('X a row of a table with many columns names the column of each cell where it becomes a block', async ({
  page,
}) => {
  const named = builtPages((html) => html.includes('data-column='));
  expect(named.length).toBeGreaterThan(docsVersions.length);
  for (const address of named) {
    await page.goto(address);
    const problems = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLTableElement>('table.wide')].flatMap((table) => {
        const heads = [...(table.tHead?.rows[0]?.cells ?? [])].map(({textContent}) => textContent);
        return [...table.tBodies]
          .flatMap(({rows}) => [...rows])
          .flatMap((row) => {
            const [name, ...cells] = [...row.cells];
            const top = name?.getBoundingClientRect().bottom ?? 0;
            return cells.filter((cell, index) => {
              const shown = getComputedStyle(cell, '::before').content;
              return (
                !shown.startsWith(`"${heads[index + 1]} "`) ||
                cell.getBoundingClientRect().top < top - 1
              );
            });
          })
          .map((cell) => cell.textContent);
      }),
    );
    expect(problems, address).toEqual([]);
  }
});
