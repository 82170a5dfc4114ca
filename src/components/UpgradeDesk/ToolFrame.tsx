import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import {twinPath} from '../../site/addresses.ts';
import type {ToolPage} from '../../site/toolPages.ts';

/** The frame of a page of the tools: title, description, its Markdown twin, and the text. */
export default function ToolFrame({
  page: {title, description},
  children,
}: {
  readonly page: ToolPage;
  readonly children: ReactNode;
}): ReactNode {
  const {url} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return (
    <Layout title={title} description={description}>
      <Head>
        <link rel="alternate" type="text/markdown" href={url + twinPath(pathname)} />
      </Head>
      <main className="container margin-vert--lg">
        <article className="markdown">
          <h1>{title}</h1>
          {children}
        </article>
      </main>
    </Layout>
  );
}
