import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {SiteContent} from '../../finish/builtSite.ts';
import {pagePath} from '../../site/addresses.ts';
import {type LinkList, pageIds} from '../../site/sidebars.ts';
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
    ...(latest ? pagesOf(latest) : []),
    {title: 'Versions', links: versions.map(({label, path}) => ({title: label, to: path}))},
    {title: 'Tools', links: tools},
    {title: 'Release blog', links: posts},
  ].filter(({links}) => links.length > 0);
}

function pagesOf({docs, sidebars}: LoadedVersion): LinkList[] {
  const items = Object.values(sidebars).flat();
  const link = (id: string) =>
    docs
      .filter((doc) => doc.id === id)
      .map(({title, permalink}) => ({title, to: pagePath(permalink)}));
  const groups = items.flatMap((item) =>
    item.type === 'category' ? [{title: item.label, links: pageIds(item).flatMap(link)}] : [],
  );
  const listed = items.flatMap(pageIds);
  const single = items.filter(({type}) => type !== 'category').flatMap(pageIds);
  const unlisted = docs.map(({id}) => id).filter((id) => !listed.includes(id));
  return [
    {title: 'Start', links: single.flatMap(link)},
    ...groups,
    {title: 'More', links: unlisted.flatMap(link)},
  ];
}
