import type {ReactNode} from 'react';
import {writtenFor} from '../OldVersionBanner/writtenFor.ts';
import styles from './styles.module.css';

/** Keeps the release that the open docs page describes in the bar, which never scrolls away. */
export default function BarRelease({label}: {label: string | undefined}): ReactNode {
  const release = label === undefined ? undefined : writtenFor(label);
  if (release === undefined) return null;
  return (
    <span className={styles.bar}>
      <span className="visually-hidden">This page describes expo-iap </span>
      {release}
    </span>
  );
}
