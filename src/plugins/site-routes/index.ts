import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {siteContent} from '../../finish/builtSite.ts';
import {introOf} from '../../finish/versionRoots.ts';
import {pagePath} from '../../site/addresses.ts';
import {searchPage} from '../../site/searchScopes.ts';
import {sidebarItems} from './latestSidebar.ts';
import {latestVersion, listSections, versionSections} from './listSections.ts';

/** Adds the pages that have no file: the search, and the root of every docs version, which leads to its introduction. */
export default function siteRoutes({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-routes',
    async allContentLoaded({allContent, actions}) {
      const content = siteContent(allContent);
      for (const version of content.docs?.loadedVersions ?? []) {
        const pages = await actions.createData(
          `pages-${version.versionName}.json`,
          JSON.stringify(versionSections(version)),
        );
        actions.addRoute({
          path: pagePath(version.path),
          exact: true,
          component: '@site/src/components/versions/VersionRoot.tsx',
          customData: {label: version.label, intro: introOf(version)},
          modules: {lists: aliasedSitePath(pages, siteDir)},
        });
      }
      const latest = latestVersion(content);
      // src/components/tools/ToolLayout.tsx imports it.
      await actions.createData(
        'latest-sidebar.json',
        JSON.stringify(latest ? sidebarItems(latest) : []),
      );
      const lists = await actions.createData(
        'lists.json',
        JSON.stringify(listSections(content, baseUrl)),
      );
      actions.addRoute({
        path: searchPage(baseUrl),
        exact: true,
        component: '@site/src/components/Search/SearchPage.tsx',
        modules: {lists: aliasedSitePath(lists, siteDir)},
      });
    },
  };
}
