import {useActiveDocContext, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {type VersionLink, versionLinks} from '../VersionDropdown/versionLinks.ts';

/** Leads from the open page to the same place in the current version, or to the page that has its subject. */
export function useCurrentPage(pluginId: string): VersionLink {
  const latest = useLatestVersion(pluginId);
  const active = useActiveDocContext(pluginId);
  const {search, hash} = useLocation();
  // The server knows neither query nor anchor; the first render in the browser must agree with it.
  const suffix = useIsBrowser() ? {search, hash} : {search: '', hash: ''};
  const [link] = versionLinks([latest], active, suffix);
  return link ?? {version: latest, to: latest.path};
}
