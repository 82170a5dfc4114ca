import type {ReactNode} from 'react';
import {ErrorCauseBoundary} from '@docusaurus/theme-common';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import {itemFault} from '../../../components/NavbarItemFault/itemFault';

/** Renders items of the bar or the menu; one that fails deep inside is still named with its configuration (E5). */
export default function NavbarItems({
  items,
  mobile,
}: {
  items: NavbarItemConfig[];
  mobile?: boolean;
}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary key={index} onError={(cause) => itemFault(item, cause)}>
      <NavbarItem {...(mobile ? {mobile} : {})} {...item} />
    </ErrorCauseBoundary>
  ));
}
