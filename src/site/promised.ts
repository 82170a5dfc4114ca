import promised from './promised.json' with {type: 'json'};

/** A docs page whose address the site has promised to keep. */
export type PageRule = {
  /** Address under the root of a version. */
  readonly path: string;
  /** Whether the sidebar lists it; the others are reached by address and by links. */
  readonly listed: boolean;
  /** First version that has the page; all when absent. */
  readonly since?: string;
};

/**
 * Every promised docs page: none of them may be removed or moved. `npm run docs:version` adds those of the cut version.
 */
export const pages: readonly PageRule[] = promised.pages;

/** Where a reader finds the subject of a page in a version that does not have it. */
export const alternatives: Readonly<
  Record<string, {readonly path: string; readonly title: string}>
> = {
  'guides/ios-hot-reload-fix': {path: 'guides/lifecycle', title: 'Lifecycle'},
  'guides/paid-but-got-nothing': {path: 'guides/support', title: 'Support'},
  'guides/launch': {path: 'getting-started/setup-ios', title: 'Set up iOS'},
  'guides/glossary': {path: 'guides/purchases', title: 'Purchases'},
};

/** Says whether a version has the page. */
export function hasPage(version: string, {since}: PageRule): boolean {
  return since === undefined || since.localeCompare(version, 'en', {numeric: true}) <= 0;
}

/** Slugs of the release posts, oldest first; none of them may be removed or moved. */
export const posts: readonly string[] = promised.posts;

/** Keys of the blog's tags, each with a page. */
export const tags: readonly string[] = promised.tags;

/** Upgrades whose pages may not be removed, even when newer patches replace theirs in the version table. */
export const upgrades: readonly string[] = promised.upgrades;
