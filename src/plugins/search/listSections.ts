import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A titled list of links. */
export type LinkList = {
  readonly title: string;
  readonly links: readonly {readonly title: string; readonly to: string}[];
};

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Lists the pages of the latest version as its sidebar groups them, the versions and the posts. */
export function listSections(allContent: AllContent): LinkList[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.['default'] as
    LoadedContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent | undefined;
  const versions = docs?.loadedVersions ?? [];
  const latest = versions.find(({isLast}) => isLast) ?? versions[0];
  const posts = (blog?.blogPosts ?? []).map(({metadata}) => ({
    title: metadata.title,
    to: metadata.permalink,
  }));
  return [
    ...(latest ? pagesOf(latest) : []),
    {title: 'Versions', links: versions.map(({label, path}) => ({title: label, to: path}))},
    {title: 'Release blog', links: posts},
  ].filter(({links}) => links.length > 0);
}

function pagesOf({docs, sidebars}: LoadedVersion): LinkList[] {
  const items = Object.values(sidebars).flat();
  const link = (id: string) =>
    docs
      .filter((doc) => doc.id === id)
      .map(({title, permalink}) => ({title, to: withoutSlash(permalink)}));
  const groups = items.flatMap((item) =>
    item.type === 'category' ? [{title: item.label, links: idsOf(item).flatMap(link)}] : [],
  );
  const listed = items.flatMap(idsOf);
  const single = items.filter(({type}) => type !== 'category').flatMap(idsOf);
  const unlisted = docs.map(({id}) => id).filter((id) => !listed.includes(id));
  return [
    {title: 'Start', links: single.flatMap(link)},
    ...groups,
    {title: 'More', links: unlisted.flatMap(link)},
  ];
}

/** The page of a folder is loaded with a slash at its end, which its address does not have. */
function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

function idsOf(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
}
