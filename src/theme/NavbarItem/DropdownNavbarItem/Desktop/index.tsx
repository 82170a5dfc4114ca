import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import type {ReactNode} from 'react';
import NavDropdown from '../../../../components/navbar/NavDropdown.tsx';

/** A dropdown of the top bar; upstream's keeps focus trapped behind Escape (docusaurus#11937). */
export default function DropdownNavbarItemDesktop({
  label,
  className,
  position,
  items,
}: Props): ReactNode {
  return (
    <NavDropdown placement="bar" label={label} className={className} position={position}>
      {items.map((item, index) => (
        <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
      ))}
    </NavDropdown>
  );
}
