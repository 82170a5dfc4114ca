import {versionPaths} from '../lists/siteAddresses.ts';
import type {TwinSite} from '../twinTypes.ts';
import type {PublicVersions} from './publicTypes.ts';

/** Lists the versions of the site with the address of everything that machines read about them. */
export function publishVersions(site: TwinSite): PublicVersions {
  return {
    versions: site.versions.map((version) => {
      const {entry, root} = version;
      const {list, full, surface, errors} = versionPaths(site, version);
      return {
        version: entry.version,
        package: `expo-iap@${entry.patch}`,
        label: entry.label,
        status: entry.status,
        docs: `${site.origin}${root}`,
        llms: `${site.origin}${list}`,
        llmsFull: `${site.origin}${full}`,
        surface: `${site.origin}${surface}`,
        errors: `${site.origin}${errors}`,
      };
    }),
  };
}
