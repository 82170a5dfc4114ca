import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The sidebar that every version has: the navbar links to it. */
export const SIDEBAR = 'tutorialSidebar';

/** An entry of a loaded sidebar. */
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A titled list of links. */
export type LinkList = {
  readonly title: string;
  readonly links: readonly {readonly title: string; readonly to: string}[];
};

/** Puts pages under the headings of their sidebar; those that it does not list come last, under a heading of their own. */
export function groupPages<Page extends {readonly id: string}>(
  pages: readonly Page[],
  sidebars: LoadedVersion['sidebars'],
  unlisted: string,
): {readonly title: string; readonly pages: readonly Page[]}[] {
  const items = Object.values(sidebars).flat();
  const seen = new Set(items.flatMap(pageIds));
  const groups = [
    {title: 'Start', ids: items.filter(({type}) => type !== 'category').flatMap(pageIds)},
    ...items.flatMap((item) =>
      item.type === 'category' ? [{title: item.label, ids: pageIds(item)}] : [],
    ),
    {title: unlisted, ids: pages.map(({id}) => id).filter((id) => !seen.has(id))},
  ];
  return groups
    .map(({title, ids}) => ({
      title,
      pages: ids.flatMap((wanted) => pages.filter(({id}) => id === wanted)),
    }))
    .filter(({pages: found}) => found.length > 0);
}

/** Ids of the pages that an entry of a sidebar lists, in its order, with those below it. */
export function pageIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(pageIds)];
}
