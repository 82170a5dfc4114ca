import {join} from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {isUnder, versionOfAddress} from '../../site/addresses.ts';
import {BLOG, searchIndexes, TOOLS} from '../../site/searchScopes.ts';
import {TOOLS_ROOT} from '../../site/tools.ts';
import type {BuiltSite} from '../builtSite.ts';
import type {ReadPage} from '../readPages.ts';
import {collectWords, describeSection, type SectionPlace} from './describeSection.ts';
import type {SearchSection} from './readSections.ts';
import {type IndexContent, loadPagefind, writeIndexes} from './writeIndexes.ts';

/** Builds a search index of docs and posts for each version, section by section. */
export async function writeSearchIndexes(
  site: BuiltSite,
  pages: readonly ReadPage[],
): Promise<void> {
  const found = pagesToSearch(site, pages);
  await writeIndexes(loadPagefind(site.siteDir), describeIndexes(found, site.outDir));
}

/** A page to search: where it is, and its sections. */
type SearchedPage = {readonly place: SectionPlace; readonly sections: readonly SearchSection[]};

function* describeIndexes(pages: readonly SearchedPage[], outDir: string): Generator<IndexContent> {
  // Every page is in two indexes.
  const described = pages.map(({place, sections}) => ({
    version: place.version,
    documents: sections.map((section) => describeSection(place, section)),
    words: collectWords(sections),
  }));
  for (const {scope, versions} of searchIndexes()) {
    const within = described.filter(({version}) => versions.includes(version));
    yield {
      documents: within.flatMap(({documents}) => documents),
      words: [...new Set(within.flatMap(({words}) => words))].sort(),
      folder: join(outDir, 'pagefind', scope),
    };
  }
}

const COMPONENTS = '@site/src/components/';

/** Components whose routes are text to read; lists, roots and the not-found page only lead to it. */
const READ_COMPONENTS = [
  '@theme/DocItem',
  '@theme/BlogPostPage',
  ...[
    'UpgradeDesk/DeskPage',
    'UpgradeDesk/PairPage',
    'ApiHistory/HistoryPage',
    'Compatibility/CompatibilityPage',
  ].map((name) => `${COMPONENTS}${name}.tsx`),
];

/** Lists the docs pages and posts that were built, in a stable order; one that is missing or has no article stops the build. */
function pagesToSearch(
  {routes, baseUrl}: {routes: readonly RouteConfig[]; baseUrl: string},
  pages: readonly Pick<ReadPage, 'file' | 'sections'>[],
): SearchedPage[] {
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
      const {file, sections} = page;
      if (!sections)
        throw new Error(`${file} has no <article> with an <h1>: the search index cannot read it.`);
      return {place: {route, version: versionOfRoute(route)}, sections};
    });
}

/** A docs version, the blog or the tools; what belongs to no version is searched in every one. */
function versionOfRoute(route: string): string {
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
