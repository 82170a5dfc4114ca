import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import NotFoundHelp from '../../components/NotFoundHelp';

/** The not-found page (R13). */
export default function NotFound(): ReactNode {
  return (
    <Layout
      title="Page not found"
      description="There is no page at this address; here are the ways back in."
    >
      {/* src/client/renderMissingPage.ts looks for this mark. */}
      <Head>
        <html data-missing-page="true" />
      </Head>
      <NotFoundHelp />
    </Layout>
  );
}
