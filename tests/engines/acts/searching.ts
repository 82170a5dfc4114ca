import {expect} from 'vitest';
import type {Act} from './act.ts';
import {address, expectReadable, expectSameDocument, markDocument} from './page.ts';

const field = {css: '#site-search [name=q]'} as const;
const hit = (text?: string) => ({
  css: '#site-search [role=option]',
  ...(text !== undefined && {text}),
});

export const searching: readonly Act[] = [
  {
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
    },
  },
  ...(['/', 'k'] as const).map((key): Act => ({
    title: `X the search opens by ${key === 'k' ? 'Control and K' : key}, arrows choose, Enter opens, Escape closes`,
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/2.7/intro`);
      if (key === 'k') await reader.press('k', 'Control');
      else await reader.press('/');
      await reader.sees(field);
      await reader.press('Escape');
      await reader.seesNo(field);
      await reader.press('/');
      await reader.type('restore');
      await reader.sees(hit());
      await reader.press('ArrowDown');
      await reader.press('Enter');
      await expect.poll(() => address(reader)).toMatch(/^\/docs\/2\.7\/(?!intro$)/);
      await reader.seesNo(field);
      await expectReadable(reader);
    },
  })),
  {
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
      const typed = () =>
        reader.evaluate(
          () => document.querySelector<HTMLInputElement>('#site-search [name=q]')?.value,
        );
      expect(await typed()).toBe('refund');
    },
  },
  {
    title: 'X the page of the search answers the question of its address',
    async run({reader, site}) {
      await reader.open(`${site.origin}/search?q=acknowledge`);
      await reader.sees({css: 'main [role=option]'});
      await expectReadable(reader);
    },
  },
];
