import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {ReactNode} from 'react';
import {
  chooseVersions,
  shownVersion,
  versionLinks,
} from '../../../components/versions/versionLinks.ts';
import {DropdownVersion} from '../../../components/versions/VersionNames.tsx';

/** Lists the same page in every version, with query and hash, and remembers the choice. */
export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const {
    docsPluginId,
    versions: wanted,
    dropdownItemsBefore,
    dropdownItemsAfter,
    mobile = false,
  } = props;
  const versions = chooseVersions(useVersions(docsPluginId), wanted);
  const active = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const shown = shownVersion(versions, useDocsVersionCandidates(docsPluginId));
  // The server knows neither query nor hash: reading them this way lets React patch the links after hydration.
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const links = versionLinks(versions, active, {search, hash}).map(({version, to, instead}) => ({
    label: <DropdownVersion label={version.label} instead={instead} />,
    to,
    isActive: () => version.name === active.activeVersion?.name,
    onClick: () => savePreferredVersionName(version.name),
    // Until scripts run, src/inline/clicks.ts remembers the choice.
    'data-version': version.name,
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : (shown?.label ?? 'Versions')}
      items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]}
    />
  );
}
