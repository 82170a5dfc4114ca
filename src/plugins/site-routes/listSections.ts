import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {SiteContent} from '../../finish/builtSite.ts';
import {pagePath} from '../../site/addresses.ts';
import {groupPages, type LinkList} from '../../site/sidebars.ts';
import {toolPages} from '../../site/toolPages.ts';

/** The version that readers are led to. */
export function latestVersion({docs}: SiteContent): LoadedVersion | undefined {
  return docs?.loadedVersions.find(({isLast}) => isLast) ?? docs?.loadedVersions[0];
}

/** Lists the pages of a version as its sidebar groups them. */
export function versionSections({docs, sidebars}: LoadedVersion): LinkList[] {
  return groupPages(docs, sidebars, 'More').map(({title, pages}) => ({
    title,
    links: pages.map((page) => ({title: page.title, to: pagePath(page.permalink)})),
  }));
}

/** Lists the pages of the latest version as its sidebar groups them, the versions, the tools and the posts. */
export function listSections(content: SiteContent, baseUrl: string): LinkList[] {
  const versions = content.docs?.loadedVersions ?? [];
  const latest = latestVersion(content);
  const posts = (content.blog?.blogPosts ?? []).map(({metadata}) => ({
    title: metadata.title,
    to: metadata.permalink,
  }));
  const tools = toolPages.map(({title, path}) => ({title, to: `${baseUrl}${path.slice(1)}`}));
  return [
    ...(latest ? versionSections(latest) : []),
    {title: 'Versions', links: versions.map(({label, path}) => ({title: label, to: path}))},
    {title: 'Tools', links: tools},
    {title: 'Release blog', links: posts},
  ].filter(({links}) => links.length > 0);
}
