import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import NotFoundHelp from '../../components/NotFoundHelp/index.tsx';

/** The not-found page. */
export default function NotFound(): ReactNode {
  return (
    <Layout title="Page not found" description="This page doesn’t exist. Try one of these instead.">
      {/* src/client/beforeFirstRender.ts looks for this mark. */}
      <Head>
        <html data-missing-page="true" />
      </Head>
      <NotFoundHelp />
    </Layout>
  );
}
