import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages} from './collectPages.ts';
import {collectWords} from './collectWords.ts';
import {describeSection} from './describeSection.ts';
import {listSections} from './listSections.ts';
import {loadPagefind} from './loadPagefind.ts';
import {readSections} from './readSections.ts';
import {writeIndex} from './writeIndex.ts';

/** Adds the page of the search, and builds the index of docs and posts, section by section, after the pages. */
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
      await writeIndex(loadPagefind(siteDir), {
        documents: pages.flatMap(({page, sections}) =>
          sections.map((section) => describeSection(page, section)),
        ),
        words: collectWords(pages.flatMap(({sections}) => sections)),
        folder: join(outDir, 'pagefind'),
      });
    },
  };
}
