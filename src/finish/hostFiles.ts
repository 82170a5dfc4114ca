import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ProtectedPages} from 'docusaurus-first-view/protect-pages';
import {followRedirects, type Redirect, redirects} from '../site/redirects.ts';
import type {BuiltSite} from './builtSite.ts';
import {writeHeadersFile} from './policy/headers.ts';

/** Writes the headers and redirects for hosts that read them from files. */
export function writeHostFiles(
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  {hashes}: ProtectedPages,
): void {
  writeFileSync(join(outDir, '_headers'), writeHeadersFile(hashes, baseUrl));
  writeFileSync(join(outDir, '_redirects'), writeRedirectsFile(redirects, baseUrl));
}

const OTHER_VERSION = /^\d+\.\d+\//;

/** Returns the list with single addresses first, each leading straight to the end of its way. */
export function finalTargets(list: readonly Redirect[]): Redirect[] {
  const folders = list.filter(({from}) => from.endsWith('/*'));
  const single = list.filter(({from}) => !from.endsWith('/*'));
  const inFolders = folders.flatMap(({from, to}) =>
    single.flatMap((rule) => {
      const rest = rule.from.slice(to.length - 1);
      const isInside = rule.from.startsWith(to.slice(0, -1)) && !OTHER_VERSION.test(rest);
      return isInside ? [{from: `${from.slice(0, -1)}${rest}`, to: rule.to}] : [];
    }),
  );
  const known = new Set(single.map(({from}) => from));
  return [
    ...[...single, ...inFolders.filter(({from}) => !known.has(from))].map(({from, to}) => ({
      from,
      to: followRedirects(from, list) ?? to,
    })),
    ...folders,
  ];
}

/**
 * Writes the `_redirects` file that Netlify and Cloudflare Pages read. Both take the first rule that matches, so
 * single addresses come before whole folders.
 */
export function writeRedirectsFile(list: readonly Redirect[], baseUrl: string): string {
  const under = (address: string): string => `${baseUrl}${address.slice(1)}`;
  return finalTargets(list)
    .map(({from, to}) => `${under(from)} ${under(to).replace(/\/\*$/, '/:splat')} 301\n`)
    .join('');
}
