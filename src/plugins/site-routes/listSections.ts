import type {SiteContent} from '../../finish/builtSite.ts';
import {pagePath} from '../../site/addresses.ts';
import {groupPages, type LinkList} from '../../site/sidebars.ts';
import {toolPages} from '../../site/toolPages.ts';

/** Lists the pages of the latest version as its sidebar groups them, the versions, the tools and the posts. */
export function listSections({docs, blog}: SiteContent, baseUrl: string): LinkList[] {
  const versions = docs?.loadedVersions ?? [];
  const latest = versions.find(({isLast}) => isLast) ?? versions[0];
  const posts = (blog?.blogPosts ?? []).map(({metadata}) => ({
    title: metadata.title,
    to: metadata.permalink,
  }));
  const tools = toolPages.map(({title, path}) => ({title, to: `${baseUrl}${path.slice(1)}`}));
  return [
    ...groupPages(latest?.docs ?? [], latest?.sidebars ?? {}, 'More').map(({title, pages}) => ({
      title,
      links: pages.map((page) => ({title: page.title, to: pagePath(page.permalink)})),
    })),
    {title: 'Versions', links: versions.map(({label, path}) => ({title: label, to: path}))},
    {title: 'Tools', links: tools},
    {title: 'Release blog', links: posts},
  ].filter(({links}) => links.length > 0);
}
