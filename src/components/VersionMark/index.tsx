import type {ReactNode} from 'react';
import clsx from 'clsx';
import {writtenFor} from '../OldVersionBanner/writtenFor.ts';
import styles from './styles.module.css';

/** Names the docs version of a page and the exact release that it describes. */
export default function VersionMark({label}: {label: string}): ReactNode {
  const release = writtenFor(label);
  return (
    <p className={clsx('theme-doc-version-badge', styles.mark)}>
      Version {label}
      {release !== undefined && <span className={styles.release}> · expo-iap {release}</span>}
    </p>
  );
}
