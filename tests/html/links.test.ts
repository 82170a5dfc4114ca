import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {environment} from '../../src/plugins/environment.ts';
import {deadEnd} from './deadEnd.ts';
import {attributes, readPages} from './pages.ts';

const pages = readPages();

it('E9 E10 every link of every page leads to a page and an anchor that exist', () => {
  const faults = pages.flatMap((page) =>
    attributes(page, 'a[href]', 'href').flatMap((link) => {
      const why = deadEnd(new URL(link, environment.url + page.route).href);
      return why === undefined ? [] : [`${page.route} links to ${link}: ${why}`];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
});

it('K1 every file that a page loads is one of this site, and exists', () => {
  const loading = [
    'script[src], img[src], iframe[src], source[src]',
    'link[href]:not([rel=canonical], [rel=alternate])',
  ];
  const faults = pages.flatMap((page) =>
    [...attributes(page, loading[0] ?? '', 'src'), ...attributes(page, loading[1] ?? '', 'href')]
      .filter((address) => !/^(?:data:|#)/.test(address))
      .filter((address) => {
        const {origin, pathname} = new URL(address, environment.url);
        return origin !== environment.url || !existsSync(`build${pathname}`);
      })
      .map((address) => `${page.route} loads ${address}`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
