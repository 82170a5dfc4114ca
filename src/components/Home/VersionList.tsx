import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {docsVersions, versionRoot} from '../../site/versions.ts';
import styles from './styles.module.css';
import {readers} from './ways.ts';

/** Every docs version with the release it describes and who should read it. */
export default function VersionList(): ReactNode {
  return (
    <ul className={styles.versions}>
      {docsVersions.map((entry) => (
        <li key={entry.version}>
          <Link to={`${versionRoot(entry)}/intro`}>{entry.label}</Link>
          <span>
            {readers[entry.status]} Written for expo-iap {entry.patch}.
          </span>
        </li>
      ))}
    </ul>
  );
}
