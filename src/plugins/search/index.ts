import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages} from './collectPages.ts';
import {collectWords} from './collectWords.ts';
import {describeSection} from './describeSection.ts';
import {listScopes} from './listScopes.ts';
import {listSections} from './listSections.ts';
import {loadPagefind} from './loadPagefind.ts';
import {readSections} from './readSections.ts';
import {writeIndexes} from './writeIndexes.ts';

/** Adds the page of the search, and builds an index of docs and posts for each version, section by section, after the pages. */
export default function search({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'search',
    async allContentLoaded({allContent, actions}) {
      const lists = await actions.createData(
        'lists.json',
        JSON.stringify(listSections(allContent)),
      );
      actions.addRoute({
        path: `${baseUrl}search`,
        exact: true,
        component: '@site/src/components/Search/SearchPage.tsx',
        modules: {lists},
      });
    },
    async postBuild({outDir, routes}) {
      const pages = collectPages(routes, {outDir, baseUrl}).map((page) => ({
        page,
        sections: readSections(readFileSync(page.file, 'utf8'), page.file),
      }));
      const indexes = listScopes().map(({scope, versions}) => {
        const within = pages.filter(({page}) => versions.includes(page.version));
        return {
          documents: within.flatMap(({page, sections}) =>
            sections.map((section) => describeSection(page, section)),
          ),
          words: collectWords(within.flatMap(({sections}) => sections)),
          folder: join(outDir, 'pagefind', scope),
        };
      });
      await writeIndexes(loadPagefind(siteDir), indexes);
    },
  };
}
