import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import type {BuiltPage} from './readBuild.ts';
import {readBuild} from './readBuild.ts';

const pages = readBuild();
const byRoute = new Map(pages.map((page) => [page.route, page]));
const origin = 'https://expo-iap.hyo.dev';

/** Returns why a link is broken, or nothing when it leads somewhere. */
function fault(href: string, from: BuiltPage): string | undefined {
  const url = new URL(href, `${origin}${from.route}`);
  if (url.origin !== origin) return undefined;
  const path = decodeURIComponent(url.pathname);
  if (/\.[a-z0-9]+$/i.test(path) && existsSync(`build${path}`)) return undefined;
  const target = byRoute.get(path === '/' ? path : path.replace(/\/$/, ''));
  if (!target) return `${from.route} links to ${href}, which does not exist`;
  if (url.hash.length < 2 || url.hash === '#__docusaurus_skipToContent_fallback') return undefined;
  const id = decodeURIComponent(url.hash.slice(1));
  return target.document.getElementById(id)
    ? undefined
    : `${from.route} links to ${href}, which has no such anchor`;
}

it('E9 E10 every link of every page leads to a page and an anchor that exist', () => {
  const faults = pages.flatMap((page) =>
    [...page.document.querySelectorAll('a[href]')].flatMap((link) => {
      const found = fault(link.getAttribute('href') ?? '', page);
      return found === undefined ? [] : [found];
    }),
  );
  expect([...new Set(faults)]).toEqual([]);
});

it('every file that a page loads exists', () => {
  const missing = pages.flatMap(({route, document}) =>
    [
      ...document.querySelectorAll(
        'script[src], link[href]:not([rel~="canonical"], [rel~="alternate"]), img[src]',
      ),
    ]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
      .filter(
        (address) =>
          new URL(address, origin).origin === origin &&
          !existsSync(`build${new URL(address, origin).pathname}`),
      )
      .map((address) => `${route} loads ${address}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});
