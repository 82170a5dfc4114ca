import type {ReactNode} from 'react';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import NavbarLogo from '@theme-original/Navbar/Logo';
import {BarRelease} from '../../../components/versions/VersionNames.tsx';

/** Sets the release that the open docs page describes beside the name of the site. */
export default function LogoWithRelease(): ReactNode {
  return (
    <>
      <NavbarLogo />
      <BarRelease version={useActiveVersion(undefined)} />
    </>
  );
}
