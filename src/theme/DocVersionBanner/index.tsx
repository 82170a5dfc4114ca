import type {ReactNode} from 'react';
import {useDocsPreferredVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import OldVersionBanner from '../../components/OldVersionBanner';
import {useCurrentPage} from '../../components/OldVersionBanner/useCurrentPage';

/** Says on each page of a version that is not the current one what it is and where the current page is (D6). */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, label, pluginId} = useDocsVersion();
  const {savePreferredVersionName} = useDocsPreferredVersion(pluginId);
  const current = useCurrentPage(pluginId);
  if (!banner) return null;
  return (
    <OldVersionBanner
      className={className}
      kind={banner}
      label={label}
      current={current}
      onLeave={() => savePreferredVersionName(current.version.name)}
    />
  );
}
