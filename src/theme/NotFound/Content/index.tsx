import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import MissingPage from '../../../components/notices/MissingPage.tsx';

/** The content of the not-found page, with the name and the description that upstream's page lacks. */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata
        title="Page not found"
        description="This page doesn’t exist. Try one of these instead."
      />
      {/* src/client/beforeFirstRender.ts looks for this mark. */}
      <Head>
        <html data-missing-page="true" />
      </Head>
      <MissingPage />
    </>
  );
}
