import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocVersionBanner from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';
import Columns from '../../../components/contents/Columns.tsx';
import ContentsButton from '../../../components/contents/ContentsButton.tsx';
import PageTop from '../../../components/trail/PageTop.tsx';
import styles from './styles.module.css';

/** A docs page; upstream's does not have a place for the version and the page menu beside the breadcrumbs. */
export default function DocItemLayout({children}: Props): ReactNode {
  const {toc, metadata} = useDoc();
  const {version: name, label} = useDocsVersion();
  return (
    <Columns toc={toc}>
      <DocVersionBanner />
      <div className={styles.container}>
        <article>
          <PageTop title={metadata.title} path={metadata.permalink} version={{name, label}}>
            <DocBreadcrumbs />
          </PageTop>
          {toc.length > 0 && <ContentsButton />}
          <DocItemContent>{children}</DocItemContent>
          <DocItemFooter />
        </article>
        <DocItemPaginator />
      </div>
    </Columns>
  );
}
