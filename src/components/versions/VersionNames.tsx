import clsx from 'clsx';
import type {ReactNode} from 'react';
import {versionOfPlugin} from '../../site/versions.ts';
import styles from './versionNames.module.css';

/** A docs version as the docs plugin names it, and as readers do. */
export type NamedVersion = {readonly name: string; readonly label: string};

/** Names the exact release that a page describes; the docs version is in the bar. */
export function VersionMark({version: {name, label}}: {version: NamedVersion}): ReactNode {
  const release = versionOfPlugin(name)?.patch;
  return (
    <p className={clsx('theme-doc-version-badge', styles.mark)}>
      {release === undefined ? `Version ${label}` : `expo-iap ${release}`}
    </p>
  );
}

/** Keeps the release in the bar of narrow screens, which have no space for it above the title. */
export function BarRelease({version}: {version: NamedVersion | undefined}): ReactNode {
  const release = version && versionOfPlugin(version.name)?.patch;
  if (release === undefined) return null;
  return (
    <span className={styles.bar}>
      <span className="visually-hidden">This page describes expo-iap </span>
      {release}
    </span>
  );
}

/** Names a version in the dropdown, and says so when the open page does not exist there. */
export function DropdownVersion({
  label,
  instead,
}: {
  label: string;
  instead?: string | undefined;
}): ReactNode {
  if (instead === undefined) return label;
  return (
    <>
      {label} <span className={styles.note}>doesn’t have this page; opens “{instead}”</span>
    </>
  );
}
