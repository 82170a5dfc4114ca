import type {LoadedVersion, PropSidebar} from '@docusaurus/plugin-content-docs';
import {SIDEBAR} from '../../site/sidebars.ts';

type Item = LoadedVersion['sidebars'][string][number];

/** The sidebar of a version as its pages are given it, for pages that belong to no version. */
export function sidebarItems({docs, sidebars}: LoadedVersion): PropSidebar {
  const linkTo = (id: string) => docs.find((doc) => doc.id === id)?.permalink ?? '';
  const item = (from: Item): PropSidebar => {
    if (from.type === 'link') return [from];
    if (from.type === 'doc')
      return [{type: 'link', href: linkTo(from.id), label: from.label ?? from.id, docId: from.id}];
    if (from.type !== 'category') return [];
    const {type, label, className, collapsible, collapsed, link, items} = from;
    const own = {type, label, collapsible, collapsed, items: items.flatMap(item)};
    const href = link?.type === 'doc' ? {href: linkTo(link.id)} : {};
    return [{...own, ...href, ...(className === undefined ? {} : {className})}];
  };
  return (sidebars[SIDEBAR] ?? []).flatMap(item);
}
