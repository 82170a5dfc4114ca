import Link from '@docusaurus/Link';
import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {choicePath} from '../../site/tools.ts';
import {versionOfPlugin} from '../../site/versions.ts';
import styles from './oldVersionBanner.module.css';
import {type VersionLink, versionLinks} from './versionLinks.ts';
import type {NamedVersion} from './VersionNames.tsx';

/** What the banner needs to know about the open version. */
export type OldVersionBannerProps = {
  readonly className?: string | undefined;
  readonly kind: 'unmaintained' | 'unreleased';
  readonly version: NamedVersion;
  readonly pluginId: string;
};

/** Says that a version is old or not released, for which release it is written, and where the current page is. */
export default function OldVersionBanner(props: OldVersionBannerProps): ReactNode {
  const {className, kind, version, pluginId} = props;
  const {version: latest, to, instead} = useLatestPage(pluginId);
  const release = versionOfPlugin(version.name)?.patch;
  return (
    // A region, no alert: it is on every page of the version and must not interrupt each time.
    <section
      className={clsx(className, 'theme-doc-version-banner', styles.banner)}
      aria-label="About this version"
    >
      {kind === 'unreleased' ? (
        <p>
          <strong>{version.label} isn’t released yet.</strong> This page may change before the
          release.
        </p>
      ) : (
        <p>
          <strong>{version.label} is an old version.</strong>{' '}
          {release !== undefined && `This page is written for expo-iap ${release}.`}
        </p>
      )}
      <p>
        {instead !== undefined && `${latest.label} doesn’t have this page. `}
        <Link to={to}>
          {instead === undefined ? 'Read this page' : `Read “${instead}”`} in {latest.label}
        </Link>
        {kind === 'unmaintained' && release !== undefined && (
          <>
            {', or see '}
            <Link to={choicePath({from: release})}>what an upgrade changes</Link>
          </>
        )}
      </p>
    </section>
  );
}

/** Finds the same place in the latest version, or the page that covers its subject. */
function useLatestPage(pluginId: string): VersionLink {
  const latest = useLatestVersion(pluginId);
  const active = useActiveDocContext(pluginId);
  const {search, hash} = useLocation();
  // The server knows neither query nor anchor; the first render in the browser must agree with it.
  const suffix = useIsBrowser() ? {search, hash} : {search: '', hash: ''};
  const [link] = versionLinks([latest], active, suffix);
  return link ?? {version: latest, to: latest.path};
}
