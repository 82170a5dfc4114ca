import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import {drawItem} from '../../components/NavbarItemFault/drawItem';

/** Draws an item of any kind; upstream's lets the build fail without saying which item it was (E5, E6). */
export default function NavbarItem(item: Props): ReactNode {
  return drawItem(ComponentTypes, item);
}
