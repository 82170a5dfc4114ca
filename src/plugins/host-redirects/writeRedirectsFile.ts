import type {Redirect} from '../../site/redirects.ts';
import {finalTargets} from './finalTargets.ts';

/**
 * Writes the `_redirects` file that Netlify and Cloudflare Pages read. Both take the first rule that matches, so
 * single addresses stand before whole folders.
 */
export function writeRedirectsFile(list: readonly Redirect[], baseUrl: string): string {
  const under = (address: string): string => `${baseUrl}${address.slice(1)}`;
  return finalTargets(list)
    .map(({from, to}) => `${under(from)} ${under(to).replace(/\/\*$/, '/:splat')} 301\n`)
    .join('');
}
