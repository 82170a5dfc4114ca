import {versionOfAddress, withoutBase} from './addresses.ts';
import {docsVersions, latestVersion} from './versions.ts';

/** Name under which release posts are searched, beside the docs versions. */
export const BLOG = 'blog';

/** Name under which the pages of the tools are searched. */
export const TOOLS = 'tools';

/** The version of a search page that looks everywhere. */
export const ALL_VERSIONS = 'all';

/** Returns the docs version whose root is at an address; the latest when there is none, as on blog pages. */
export function versionAt(root: string | undefined, baseUrl: string): string {
  const open = root === undefined ? undefined : versionOfAddress(withoutBase(root, baseUrl));
  return (open ?? latestVersion()).version;
}

/** Returns the scope that an address names, if it exists. */
export function scopeFrom(name: string | null): string {
  const known = name === ALL_VERSIONS || docsVersions.some(({version}) => version === name);
  return known && name !== null ? name : latestVersion().version;
}

/** Returns the address of the page that has the search and the list of all pages. */
export function searchPage(baseUrl: string): string {
  return `${baseUrl}search`;
}

/** Returns the address of the search page for a query; the latest version needs no name. */
export function searchAddress(baseUrl: string, query: string, scope: string): string {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (scope !== latestVersion().version) parameters.set('version', scope);
  const search = parameters.toString();
  return `${searchPage(baseUrl)}${search === '' ? '' : `?${search}`}`;
}

/** Returns what a hit shows as the place it comes from. */
export function versionName(version: string): string {
  return {[BLOG]: 'Blog', [TOOLS]: 'Tools'}[version] ?? version;
}

/** What one search index covers: a docs version with the blog, or everything. */
export type SearchIndex = {readonly scope: string; readonly versions: readonly string[]};

/**
 * Lists the search indexes. Each version has one, so that readers do not download the others, and a new version does
 * not add a byte for the readers of the old ones.
 */
export function searchIndexes(
  names: readonly string[] = docsVersions.map(({version}) => version),
): SearchIndex[] {
  return [
    ...names.map((version) => ({scope: version, versions: [version, BLOG, TOOLS]})),
    {scope: ALL_VERSIONS, versions: [...names, BLOG, TOOLS]},
  ];
}
