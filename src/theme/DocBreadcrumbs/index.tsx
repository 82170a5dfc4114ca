import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageMenu from '../../components/PageMenu';
import VersionMark from '../../components/VersionMark';
import {pagePath, twinPath} from '../../site/addresses.ts';
import styles from './styles.module.css';

/** Sets version and page menu beside the breadcrumbs; only for pages of docs, which is all that this site has. */
export default function DocTop(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      <VersionMark label={label} />
      <div className={styles.menu}>
        <PageMenu
          side="end"
          title={title}
          version={label}
          address={`${siteConfig.url}${pagePath(permalink)}`}
          twin={twinPath(permalink)}
        />
      </div>
    </div>
  );
}
