import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {nearestName} from '../words/editDistance.ts';
import {packedData, requirePacked} from './packed.ts';

/** The list of the pages that are packed as Markdown. */
export const PAGES = 'pages.json';

/** A page of the documentation. */
export type Page = {
  /** The docs version; absent for posts and tools. */
  readonly version?: string;
  /** Its path below the version, such as `guides/purchases`, or below the site, such as `tools/upgrade`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The address of the page for people. */
  readonly address: string;
  /** Where its Markdown is beside the command. */
  readonly file: string;
};

/** Every page that is packed. */
export const loadPages = packedData<readonly Page[]>(PAGES, () => JSON.parse(requirePacked(PAGES)));

/** The pages of a version, and those that belong to none. */
export function pagesOf(version: string): readonly Page[] {
  return loadPages().filter((page) => page.version === version || page.version === undefined);
}

/** Finds a page by its path, its file or its address; fails with the nearest path. */
export function findPage(asked: string, version: string): Page {
  const path = asked
    .replace(/^https?:\/\/[^/]+\//, '')
    .replace(/[#?].*$/s, '')
    .replace(/\.mdx?$/, '')
    .replace(/^\/+|\/+$/g, '');
  const below = path.replace(/^docs(?:\/|$)/, '').replace(/^\d+\.\d+(?:\/|$)/, '');
  const pages = pagesOf(version);
  const found =
    pages.find((page) => page.path === path) ?? pages.find((page) => page.path === below);
  if (found) return found;
  const near =
    nearestName(
      below,
      pages.map((page) => page.path),
    ) ?? 'intro';
  throw new CannotAnswer(
    `The docs of ${version} have no page "${path.slice(0, 80)}". The nearest is "${near}"; a search finds others.`,
  );
}

/** The Markdown of a page. */
export function readPage({file}: Page): string {
  return requirePacked(file);
}
