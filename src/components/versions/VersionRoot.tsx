import {useEffect} from 'react';
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import styles from './versionRoot.module.css';

/** The root of a docs version: leads to its introduction, with and without scripts. */
export default function VersionRoot({
  route,
}: {
  route: {customData: {label: string; intro: string}};
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
      {/* Only without scripts: a live refresh would race the router and lose query and hash. */}
      <noscript
        dangerouslySetInnerHTML={{__html: `<meta http-equiv="refresh" content="0; url=${intro}">`}}
      />
      <main className={styles.root}>
        <h1>Documentation {label}</h1>
        <p>
          <Link to={intro}>Go to the introduction</Link>
        </p>
      </main>
    </Layout>
  );
}
