import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import type {ReactNode} from 'react';
import PageMenu from '../../../components/PageMenu/index.tsx';
import {VersionMark} from '../../../components/versions/VersionNames.tsx';
import {pagePath, twinPath} from '../../../site/addresses.ts';
import styles from './styles.module.css';

/** The first row of a docs page: breadcrumbs, version and page menu. */
export default function DocTop(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink} = useDoc().metadata;
  const {version: name, label} = useDocsVersion();
  return (
    <div className={styles.top}>
      <DocBreadcrumbs />
      <VersionMark version={{name, label}} />
      <PageMenu
        title={title}
        version={label}
        address={`${siteConfig.url}${pagePath(permalink)}`}
        twin={twinPath(permalink)}
      />
    </div>
  );
}
