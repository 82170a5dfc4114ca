import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {useEffect} from 'react';
import type {LinkList} from '../../site/sidebars.ts';
import PageLists from '../Search/PageLists.tsx';

/** The root of a docs version: leads to its introduction; src/finish/versionRoots.ts does so where no scripts run. */
export default function VersionRoot({
  lists,
  route,
}: {
  /** The pages of the version. */
  readonly lists: readonly LinkList[];
  readonly route: {customData: {label: string; intro: string}};
}): ReactNode {
  const {label, intro} = route.customData;
  const {siteConfig} = useDocusaurusContext();
  const {search, hash} = useLocation();
  const history = useHistory();

  useEffect(() => {
    history.replace({pathname: intro, search, hash});
  }, [history, intro, search, hash]);

  return (
    <Layout
      title={`Documentation ${label}`}
      description={`Start page of the expo-iap documentation, version ${label}.`}
    >
      <Head>
        <link rel="canonical" href={`${siteConfig.url}${intro}`} />
      </Head>
      <main className="text-page">
        <h1>Documentation {label}</h1>
        <p>
          <Link to={intro}>Go to the introduction</Link>
        </p>
        <h2>All pages</h2>
        <PageLists lists={lists} />
      </main>
    </Layout>
  );
}
