import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocVersionBanner';
import type {ReactNode} from 'react';
import OldVersionBanner from '../../components/versions/OldVersionBanner.tsx';

/** Says on each page of a version that is not the current one what it is and where the current page is. */
export default function DocVersionBanner({className}: Props): ReactNode {
  const {banner, version: name, label, pluginId} = useDocsVersion();
  if (!banner) return null;
  return (
    <OldVersionBanner
      className={className}
      kind={banner}
      version={{name, label}}
      pluginId={pluginId}
    />
  );
}
