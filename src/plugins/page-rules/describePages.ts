import {relative} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {readFrontMatter} from './readFrontMatter.ts';
import {pageIds} from '../../site/sidebars.ts';
import {versionOfPlugin} from '../../site/versions.ts';

/** What the rules need to know of a docs page. */
export type Page = {
  readonly file: string;
  /** Address under the root of its version, for example `guides/faq`. */
  readonly path: string;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Names of the sidebars that list the page. */
  readonly sidebars: readonly string[];
};

/** A loaded docs version with its pages. */
export type LoadedPages = {
  readonly version: string;
  readonly sidebars: readonly string[];
  readonly pages: readonly Page[];
};

/** Reduces what the docs plugin loaded to what the rules look at. */
export function describePages(allContent: AllContent, siteDir: string): LoadedPages[] {
  const content = allContent['docusaurus-plugin-content-docs']?.['default'] as
    LoadedContent | undefined;
  return (content?.loadedVersions ?? []).map((loaded) => {
    const listed = listedIds(loaded.sidebars);
    return {
      version: versionOfPlugin(loaded.versionName)?.version ?? loaded.versionName,
      sidebars: Object.keys(loaded.sidebars),
      pages: loaded.docs.map((doc) => ({
        file: relative(siteDir, doc.source.replace('@site', siteDir)),
        path: doc.permalink.slice(loaded.path.length).replace(/^\/|\/$/g, ''),
        ...readFrontMatter(doc.frontMatter),
        sidebars: Object.keys(listed).filter((name) => listed[name]?.includes(doc.id)),
      })),
    };
  });
}

function listedIds(
  sidebars: LoadedContent['loadedVersions'][number]['sidebars'],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.flatMap(pageIds)]),
  );
}
