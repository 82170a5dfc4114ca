import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import type {ReactNode} from 'react';
import {type ActiveRule, hasActiveItem} from '../../../../components/navbar/hasActiveItem.ts';
import NavDropdown from '../../../../components/navbar/NavDropdown.tsx';

/** A dropdown of the mobile menu; it starts open when the page that is shown is in it. */
export default function DropdownNavbarItemMobile({label, className, items}: Props): ReactNode {
  const {pathname} = useLocation();
  const {activeDoc} = useActiveDocContext(undefined);
  const {withBaseUrl} = useBaseUrlUtils();
  const rules = items.map((item: ActiveRule) => ({
    ...item,
    // Written items lack the base URL, those that plugins add have it already.
    to: item.to && withBaseUrl(item.to),
    activeBasePath: item.activeBasePath && withBaseUrl(item.activeBasePath),
  }));
  const page = {pathname, docId: activeDoc?.id, sidebarId: activeDoc?.sidebar};
  return (
    <li className="menu__list-item">
      <NavDropdown
        placement="menu"
        label={label}
        className={className}
        startsOpen={hasActiveItem(rules, page)}
      >
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
          />
        ))}
      </NavDropdown>
    </li>
  );
}
