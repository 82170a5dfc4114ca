import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The sidebar that every version has: the navbar links to it. */
export const SIDEBAR = 'tutorialSidebar';

/** An entry of a loaded sidebar. */
export type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A titled list of links. */
export type LinkList = {
  readonly title: string;
  readonly links: readonly {readonly title: string; readonly to: string}[];
};

/** Ids of the pages that an entry of a sidebar lists, in its order, with those below it. */
export function pageIds(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(pageIds)];
}
