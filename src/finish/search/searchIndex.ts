import {join} from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {isUnder, versionOfAddress} from '../../site/addresses.ts';
import {BLOG, searchIndexes, TOOLS} from '../../site/searchScopes.ts';
import {TOOLS_ROOT} from '../../site/tools.ts';
import type {BuiltSite} from '../builtSite.ts';
import type {BuiltPage} from '../pages.ts';
import {collectWords, describeSection, type SectionPlace} from './describeSection.ts';
import {type SearchSection, readSections} from './readSections.ts';
import {loadPagefind, writeIndexes} from './writeIndexes.ts';

/** Builds a search index of docs and posts for each version, section by section. */
export async function writeSearchIndexes(
  site: BuiltSite,
  pages: readonly BuiltPage[],
): Promise<void> {
  const found = pagesToSearch(site, pages).map(({place, page}) => ({
    place,
    sections: readSections(page),
  }));
  const indexes = searchIndexes().map(({scope, versions}) => {
    const within = found.filter(({place}) => versions.includes(place.version));
    const sections = within.flatMap((page): SearchSection[] => page.sections);
    return {
      documents: within.flatMap(({place, sections: own}) =>
        own.map((section) => describeSection(place, section)),
      ),
      words: collectWords(sections),
      folder: join(site.outDir, 'pagefind', scope),
    };
  });
  await writeIndexes(loadPagefind(site.siteDir), indexes);
}

const COMPONENTS = '@site/src/components/';

/** Components whose routes are text to read; lists, roots and the not-found page only lead to it. */
const READ_COMPONENTS = [
  '@theme/DocItem',
  '@theme/BlogPostPage',
  ...['UpgradeDesk/DeskPage', 'UpgradeDesk/PairPage', 'ApiHistory/HistoryPage'].map(
    (name) => `${COMPONENTS}${name}.tsx`,
  ),
];

/** Lists the docs pages and posts that were built, in a stable order; a route without a page stops the build. */
export function pagesToSearch(
  {routes, baseUrl}: {routes: readonly RouteConfig[]; baseUrl: string},
  pages: readonly BuiltPage[],
): {place: SectionPlace; page: BuiltPage}[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return readRoutes(routes, baseUrl)
    .sort()
    .map((route) => {
      const page =
        byFile.get(`${route.slice(1)}.html`) ?? byFile.get(`${route.slice(1)}/index.html`);
      if (!page)
        throw new Error(
          `The build has no HTML file for ${route}, so it would be missing from the search index.`,
        );
      return {place: {route, version: placeOf(route)}, page};
    });
}

/** A docs version, the blog or the tools; what belongs to no version is searched in every one. */
function placeOf(route: string): string {
  return versionOfAddress(route)?.version ?? (isUnder(route, TOOLS_ROOT) ? TOOLS : BLOG);
}

function readRoutes(routes: readonly RouteConfig[], baseUrl: string): string[] {
  return routes.flatMap(({path, component, routes: below = []}) => {
    const address = `/${path.slice(baseUrl.length)}`;
    const isWrittenTool = component === '@theme/MDXPage' && isUnder(address, TOOLS_ROOT);
    const isRead = READ_COMPONENTS.includes(component) || isWrittenTool;
    return [...(isRead ? [address] : []), ...readRoutes(below, baseUrl)];
  });
}
