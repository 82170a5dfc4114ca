import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import type {ReactNode} from 'react';
import MobileMenu from '../../../components/navbar/MobileMenu.tsx';
import {BarRelease} from '../../../components/versions/VersionNames.tsx';

/** Ties the menu of narrow screens to the site's items and to what the page adds to it. */
export default function NavbarMobileSidebar(): ReactNode {
  const items = useThemeConfig().navbar.items as NavbarItemConfig[];
  const menu = useNavbarMobileSidebar();
  const version = useActiveVersion(undefined);
  const secondary = useNavbarSecondaryMenu();
  return (
    <MobileMenu
      open={menu.shown}
      onOpenChange={(open) => open !== menu.shown && menu.toggle()}
      header={
        <>
          <NavbarLogo />
          <BarRelease version={version} />
          <ColorModeToggle />
        </>
      }
      main={
        <ul className="menu__list">
          {items.map((item, index) => (
            <NavbarItem key={index} mobile {...item} />
          ))}
        </ul>
      }
      secondary={secondary.content}
      secondaryShown={secondary.shown}
      onBack={secondary.hide}
    />
  );
}
