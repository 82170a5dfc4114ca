import {existsSync} from 'node:fs';
import {environment} from '../../src/plugins/environment.ts';
import {attributes, findPage, type Page} from './pages.ts';

const anchors = new Map<Page, ReadonlySet<string>>();

/** Why an address of the site is broken; nothing when it leads somewhere or away. */
export function deadEnd(address: string): string | undefined {
  if (!URL.canParse(address)) return `${address} is not absolute`;
  const {origin, pathname, hash} = new URL(address);
  if (origin !== environment.url) return undefined;
  const path = decodeURIComponent(pathname);
  const isFile = /\.[a-z0-9]+$/i.test(path) && !findPage(path);
  if (isFile && !existsSync(`build${path}`)) return `${address} is not in the build`;
  if (isFile && !path.endsWith('.md')) return undefined;
  const page = findPage(path === '/' ? path : path.replace(/\.md$|\/$/, ''));
  if (!page) return isFile ? undefined : `${address} is not a page`;
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || anchorsOf(page).has(id)
    ? undefined
    : `${address} names an anchor that the page lacks`;
}

function anchorsOf(page: Page): ReadonlySet<string> {
  const known = anchors.get(page) ?? new Set(attributes(page, '[id]', 'id'));
  anchors.set(page, known);
  return known;
}
