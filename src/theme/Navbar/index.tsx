import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {
  splitNavbarItems,
  useHideableNavbar,
  useNavbarMobileSidebar,
} from '@docusaurus/theme-common/internal';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
import NavbarItem, {type Props as NavbarItemConfig} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type {ReactNode} from 'react';
import {MenuButton} from '../../components/navbar/MobileMenu.tsx';
import SiteHeader from '../../components/navbar/SiteHeader.tsx';
import {BarRelease} from '../../components/versions/VersionNames.tsx';

/** Ties the top bar to the site's configuration and to the state of the mobile menu. */
export default function Navbar(): ReactNode {
  const {hideOnScroll, items} = useThemeConfig().navbar;
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  const version = useActiveVersion(undefined);
  const menu = useNavbarMobileSidebar();
  const [left, right] = splitNavbarItems(items as NavbarItemConfig[]);
  return (
    <SiteHeader
      navbarRef={navbarRef}
      hideable={hideOnScroll}
      hidden={hideOnScroll && !isNavbarVisible}
      menuButton={!menu.disabled && <MenuButton onOpen={() => menu.shown || menu.toggle()} />}
      logo={
        <>
          <NavbarLogo />
          <BarRelease version={version} />
        </>
      }
      left={left.map(renderItem)}
      right={
        <>
          {right.map(renderItem)}
          <ColorModeToggle />
          {!items.some(({type}) => type === 'search') && <SearchBar />}
        </>
      }
    >
      {!menu.disabled && <MobileSidebar />}
    </SiteHeader>
  );
}

function renderItem(item: NavbarItemConfig, index: number): ReactNode {
  return <NavbarItem key={index} {...item} />;
}
