import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {twinPath} from '../../site/addresses.ts';

/** Says in the head of the open page where its Markdown twin is. */
export default function TwinLink(): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={url + twinPath(pathname)} />
    </Head>
  );
}
