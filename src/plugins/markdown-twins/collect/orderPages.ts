import {pageIds, type SidebarItem} from '../../../site/sidebars.ts';
import type {TwinDoc, TwinSection} from '../twinTypes.ts';

const FIRST = 'Start';
const UNLISTED = 'More pages';

/** Puts pages under the headings of the sidebar; those it does not list come last. */
export function orderPages(
  docs: readonly TwinDoc[],
  sidebar: readonly SidebarItem[],
): TwinSection[] {
  const alone = sidebar.filter(({type}) => type !== 'category').flatMap(pageIds);
  const listed = [
    {title: FIRST, ids: alone},
    ...sidebar.flatMap((item) =>
      item.type === 'category' ? [{title: item.label, ids: pageIds(item)}] : [],
    ),
  ];
  const seen = new Set(listed.flatMap(({ids}) => ids));
  const rest = docs.map(({id}) => id).filter((id) => !seen.has(id));
  return [...listed, {title: UNLISTED, ids: rest}]
    .map(({title, ids}) => ({title, pages: pick(docs, ids)}))
    .filter(({pages}) => pages.length > 0);
}

function pick(docs: readonly TwinDoc[], ids: readonly string[]): TwinDoc[] {
  return ids.flatMap((id) => docs.filter((doc) => doc.id === id));
}
