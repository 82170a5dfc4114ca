import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import {type ReactNode, useEffect, useRef, useState} from 'react';
import {ALL_VERSIONS, scopeFrom, searchAddress} from '../../site/searchScopes.ts';
import type {LinkList} from '../../site/sidebars.ts';
import type {SearchSite} from './answerProps.ts';
import styles from './page.module.css';
import PageLists from './PageLists.tsx';
import SearchAnswer from './SearchAnswer.tsx';
import SearchPanel from './SearchPanel.tsx';

/** Time between the last key and the change of the address; browsers limit how often it may change. */
const DEBOUNCE = 300;

/** The full-page search, with the query in its address, and a list of all pages for those without scripts. */
export default function SearchPage({lists}: {readonly lists: readonly LinkList[]}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const {search} = useLocation();
  return (
    <Layout
      title="Search"
      description="Search functions, error codes and symptoms in the documentation of expo-iap, or pick a page from the list."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <h1>Search</h1>
        <div className={styles.search}>
          <PageSearch
            // Another address is another search; what is typed only follows in the address.
            key={search}
            site={{baseUrl, navigate: (address) => history.push(address)}}
            asked={search}
          />
        </div>
        <p className={styles.withoutScripts}>
          Search needs JavaScript. Here is a list of all pages instead.
        </p>
        <h2>All pages</h2>
        <PageLists lists={lists} />
      </main>
    </Layout>
  );
}

/** A search that starts with the query in the address and keeps the address up to date. */
function PageSearch({site, asked}: {readonly site: SearchSite; readonly asked: string}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  // The server does not know what the address asks for; what was done before scripts ran counts more.
  const start = new URLSearchParams(useIsBrowser() ? asked : '');
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const query = typed ?? start.get('q') ?? '';
  const startScope = scopeFrom(start.get('version'));
  const scope = chosen ?? startScope;
  const address = searchAddress(site.baseUrl, query, scope);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (`${window.location.pathname}${window.location.search}` === address) return;
      // Not by the router: the page stays the same, and nothing is to be loaded.
      window.history.replaceState(window.history.state, '', address);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <SearchPanel
      site={site}
      query={query}
      onQuery={setTyped}
      scope={scope}
      onScope={setChosen}
      version={startScope === ALL_VERSIONS ? scopeFrom(null) : startScope}
      field={field}
      onChoose={({url}) => site.navigate(url)}
      answer={SearchAnswer}
      instead={null}
    />
  );
}
