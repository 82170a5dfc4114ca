import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {ProtectedPages} from 'docusaurus-first-view/protect-pages';
import {redirects} from '../site/redirects.ts';
import type {BuiltSite} from './builtSite.ts';
import {writeHeadersFile} from './policy/headers.ts';

/** Writes the headers and redirects for hosts that read them from files. */
export function writeHostFiles(
  {outDir, baseUrl}: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
  {hashes}: ProtectedPages,
): void {
  writeFileSync(join(outDir, '_headers'), writeHeadersFile(hashes, baseUrl));
  writeFileSync(join(outDir, '_redirects'), writeRedirectsFile(baseUrl));
}

/**
 * Writes the `_redirects` file that Netlify and Cloudflare Pages read. Both take the first rule that matches, so
 * single addresses come before whole folders.
 */
export function writeRedirectsFile(baseUrl: string): string {
  const under = (address: string): string => `${baseUrl}${address.slice(1)}`;
  const folders = redirects.filter(({from}) => from.endsWith('/*'));
  return [...redirects.filter((rule) => !folders.includes(rule)), ...folders]
    .map(({from, to}) => `${under(from)} ${under(to).replace(/\/\*$/, '/:splat')} 301\n`)
    .join('');
}
