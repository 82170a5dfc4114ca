import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import Search from '../../components/Search/index.tsx';
import {versionAt} from '../../site/searchScopes.ts';

/** The search of the open page: its docs version comes from the address, not from what is remembered. */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const version = versionAt(useActiveVersion(undefined)?.path, baseUrl);
  return (
    <Search site={{baseUrl, navigate: (address) => history.push(address)}} version={version} />
  );
}
