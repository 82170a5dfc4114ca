import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {pagePath, twinPath} from '../../site/addresses.ts';
import PageMenu from '../PageMenu/index.tsx';
import {type NamedVersion, VersionMark} from '../versions/VersionNames.tsx';
import styles from './pageTop.module.css';

/** The first row of a page: its breadcrumbs, its version if it has one, and what a reader can do with it. */
export default function PageTop({
  title,
  path,
  version,
  children,
}: Readonly<Record<'title' | 'path', string>> & {
  readonly version?: NamedVersion;
  readonly children: ReactNode;
}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  return (
    <div className={styles.top}>
      {children}
      {version && <VersionMark version={version} />}
      <PageMenu
        title={title}
        version={version?.label}
        address={`${url}${pagePath(path)}`}
        twin={twinPath(path)}
      />
    </div>
  );
}
