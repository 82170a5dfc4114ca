import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteContent} from '../../finish/builtSite.ts';
import {pagePath} from '../../site/addresses.ts';
import {searchPage} from '../../site/searchScopes.ts';
import {listSections} from './listSections.ts';

/** Adds the pages that have no file: the search, and the root of every docs version, which leads to its introduction. */
export default function siteRoutes({baseUrl}: LoadContext): Plugin {
  return {
    name: 'site-routes',
    async allContentLoaded({allContent, actions}) {
      const content = siteContent(allContent);
      for (const {label, path} of content.docs?.loadedVersions ?? []) {
        const root = pagePath(path);
        actions.addRoute({
          path: root,
          exact: true,
          component: '@site/src/components/versions/VersionRoot.tsx',
          customData: {label, intro: `${root}/intro`},
        });
      }
      const lists = await actions.createData(
        'lists.json',
        JSON.stringify(listSections(content, baseUrl)),
      );
      actions.addRoute({
        path: searchPage(baseUrl),
        exact: true,
        component: '@site/src/components/Search/SearchPage.tsx',
        modules: {lists},
      });
    },
  };
}
