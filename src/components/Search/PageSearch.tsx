import {useEffect, useState} from 'react';
import type {ReactNode} from 'react';
import SearchPanel from './SearchPanel.tsx';
import {ALL_VERSIONS, scopeFrom, searchAddress} from '../../site/searchScopes.ts';
import type {SearchSite} from './searchTypes.ts';

/** Time after the last key before the address follows; browsers refuse to change it for every key. */
const PAUSE = 300;

/** A search that starts with what the address says and keeps the address up to date. */
export default function PageSearch({
  site,
  ...start
}: {
  readonly site: SearchSite;
  readonly query: string;
  readonly scope: string;
}): ReactNode {
  const [query, setQuery] = useState(start.query);
  const [scope, setScope] = useState(start.scope);
  const [version] = useState(scope === ALL_VERSIONS ? scopeFrom(null) : scope);
  const address = searchAddress(site.baseUrl, query, scope);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (`${window.location.pathname}${window.location.search}` === address) return;
      // Not by the router: the page stays the same, and nothing is to be loaded.
      window.history.replaceState(window.history.state, '', address);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [address]);

  return (
    <SearchPanel
      site={site}
      query={query}
      onQuery={setQuery}
      scope={scope}
      onScope={setScope}
      version={version}
      onChoose={({url}) => site.navigate(url)}
    />
  );
}
