import {posix} from 'node:path';
import {pagePath, twinPath} from '../../site/addresses.ts';
import {allPages, type TwinPage, type TwinSite} from './twinSite.ts';

/** Turns what an author wrote as the target of a link into an address that works anywhere. */
export type ResolveLink = (from: Pick<TwinPage, 'file' | 'permalink'>, target: string) => string;

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const IN_SITE = /^pathname:\/\//;
const PAGE_FILE = /\.mdx?$/;

/** Makes the function that resolves links for readers of Markdown: to twins where there are any. */
export function linkResolver(site: TwinSite): ResolveLink {
  const pages = allPages(site);
  const byFile = new Map(pages.map(({file, permalink}) => [file, permalink]));
  const twins = new Set(pages.map(({permalink}) => permalink));

  const address = (path: string, suffix: string): string => {
    const based = path.startsWith(site.baseUrl) ? path : `${site.baseUrl}${path.slice(1)}`;
    const permalink = pagePath(based);
    return `${site.origin}${twins.has(permalink) ? twinPath(permalink) : permalink}${suffix}`;
  };

  return (from, target) => {
    const inSite = target.replace(IN_SITE, '');
    if (OUTSIDE.test(inSite)) return target;
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(inSite) ?? [];
    if (path === '') return address(from.permalink, suffix);
    if (path.startsWith('/')) return address(path, suffix);
    const file = posix.join(posix.dirname(from.file), decodeURI(path));
    const permalink = byFile.get(file);
    if (permalink !== undefined) return address(permalink, suffix);
    throw new Error(
      PAGE_FILE.test(path)
        ? `The link ${target} leads to ${file}, which is not a page. Correct the path.`
        : `The link ${target} is relative. Write the path of a page's file, or an address that starts with "/".`,
    );
  };
}
