import {expect} from 'vitest';
import type {Act} from './act.ts';
import {address, expectReadable, expectSameDocument, markDocument, valueOf} from './page.ts';

const field = {css: '#site-search [name=q]'} as const;
const hit = (text?: string) => ({
  css: '#site-search [role=option]',
  ...(text !== undefined && {text}),
});

export const searching: readonly Act[] = [
  {
    isSmoke: true,
    title: 'C2 the search opens by a click, is modal, and a click on a hit opens it',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/intro`);
      await markDocument(reader);
      await reader.click({css: 'nav.navbar [data-opens]'});
      await reader.sees(field);
      expect(
        await reader.evaluate(() => document.querySelector('#site-search')?.matches(':modal')),
      ).toBe(true);
      await reader.type('E_ITEM');
      await reader.sees(hit('E_ITEM_UNAVAILABLE'));
      await reader.click(hit('E_ITEM_UNAVAILABLE'));
      await expect.poll(() => address(reader)).toContain('e_item_unavailable');
      await expectReadable(reader);
      await expectSameDocument(reader);
      await reader.click({css: 'nav.navbar [data-opens]'});
      await reader.sees(field);
      expect(await valueOf(reader, field.css)).toBe('E_ITEM');
    },
  },
  {
    isSmoke: true,
    title:
      'X the search opens by Control and K and by /, arrows choose, Enter opens, Escape closes, and no key is lost',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/2.7/intro`);
      await reader.press('k', 'Control');
      await reader.sees(field);
      // At once, before the browser has drawn the page without the search.
      await reader.press('Escape');
      await reader.press('/');
      await reader.type('restore');
      await reader.sees(hit());
      expect(await valueOf(reader, field.css)).toBe('restore');
      await reader.press('ArrowDown');
      await reader.press('Enter');
      await expect.poll(() => address(reader)).toMatch(/^\/docs\/2\.7\/(?!intro$)/);
      await reader.seesNo(field);
      await expectReadable(reader);
    },
  },
  {
    isSmoke: true,
    title:
      'X the first key of a visit opens the search before React is there, and keeps what is typed',
    async run({reader, site}) {
      site.fail(/^\/assets\/js\//, 'slow');
      await reader.open(`${site.origin}/docs/intro`);
      await reader.press('/');
      await reader.sees(field);
      await reader.type('refund');
      site.heal();
      await reader.sees(hit());
      expect(await valueOf(reader, field.css)).toBe('refund');
    },
  },
  {
    title: 'X the page of the search answers the question of its address',
    async run({reader, site}) {
      await reader.open(`${site.origin}/search?q=products%20empty`);
      await reader.sees({css: 'main [role=option]', text: 'empty'});
      expect(await valueOf(reader, 'main [name=q]')).toBe('products empty');
      await expectReadable(reader);
    },
  },
];
