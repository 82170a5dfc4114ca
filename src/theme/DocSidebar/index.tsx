import {useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebar';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import type {ReactNode} from 'react';
import {TOOLS_ROOT} from '../../site/tools.ts';

/** Says where the reader is, also on a page that the list doesn't have: an upgrade, or a guide. */
export default function DocSidebar({path, ...props}: Props): ReactNode {
  const isListed = (useSidebarBreadcrumbs() ?? []).length > 0;
  if (isListed || path.includes(`${TOOLS_ROOT}/`))
    return <OriginalDocSidebar {...props} path={path.replace(/(\/tools\/upgrade)\/.+/, '$1')} />;
  return <GuideSidebar {...props} path={path} />;
}

/** The contract keeps some guides out of the list, so while one is open, its name stands there and is no link. */
function GuideSidebar({sidebar, ...props}: Props): ReactNode {
  const {docs} = useDocsVersion();
  const guide = Object.values(docs).find(({id}) => props.path.endsWith(`/${id}`));
  const title = guide?.title.replace(/[&<]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const place = {
    type: 'html',
    className: 'menu__list-item',
    value: `<span class="menu__link menu__link--active" aria-current="page">${title}</span>`,
  } as const;
  const items = sidebar.map((item) =>
    guide && item.type === 'category' && item.className === 'group-guides'
      ? {...item, items: [...item.items, place]}
      : item,
  );
  return <OriginalDocSidebar {...props} sidebar={items} />;
}
