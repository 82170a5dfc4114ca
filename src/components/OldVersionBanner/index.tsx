import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {VersionLink} from '../VersionDropdown/versionLinks.ts';
import styles from './styles.module.css';
import {writtenFor} from './writtenFor.ts';

/** What the banner knows about the open version and the way to the current one. */
export type OldVersionBannerProps = {
  readonly className?: string | undefined;
  readonly kind: 'unmaintained' | 'unreleased';
  /** Label of the open version. */
  readonly label: string;
  /** The same page in the current version, or the one that has its subject. */
  readonly current: VersionLink;
  readonly onLeave: () => void;
};

/** Says that a version is old or not released, for which release it is written, and where the current page is (D6). */
export default function OldVersionBanner({
  className,
  kind,
  label,
  current: {version, to, instead},
  onLeave,
}: OldVersionBannerProps): ReactNode {
  const release = writtenFor(label);
  return (
    // A region, no alert: it stands on every page of the version and must not interrupt each time.
    <section
      className={clsx(className, 'theme-doc-version-banner', styles.banner)}
      aria-label="About this version"
    >
      {kind === 'unreleased' ? (
        <p>
          <strong>{label} is not released yet.</strong> What you read here can change until it is.
        </p>
      ) : (
        <p>
          <strong>{label} is an old version.</strong>{' '}
          {release !== undefined && `This page is written for expo-iap ${release}.`}
        </p>
      )}
      <p>
        {instead !== undefined && `${version.label} has no such page. `}
        <Link to={to} onClick={onLeave}>
          {instead === undefined ? 'Read this page' : `Read “${instead}”`} for {version.label}
        </Link>
      </p>
    </section>
  );
}
