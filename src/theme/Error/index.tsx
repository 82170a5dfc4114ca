import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import CrashMessage from '../../components/notices/CrashMessage.tsx';

const route = {plugin: {name: 'crash', id: 'default'}};

/** Shown when the frame of the site crashed; the inner boundary needs nothing that could throw again. */
export default function Error({error, tryAgain}: Props): ReactNode {
  const message = <CrashMessage error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => message}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{message}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
