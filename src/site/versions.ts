import {type ReleaseLine, releaseLine} from 'expo-iap-api-data/releaseLines';
import cutNames from '../../versions.json' with {type: 'json'};
import table from './versionTable.json' with {type: 'json'};

/** How readers should treat a version: the one to use, one before it, or one still being written. */
export type VersionStatus = 'next' | 'latest' | 'old';

/** All facts about one docs version. */
export type DocsVersion = ReleaseLine & {
  readonly status: VersionStatus;
  /** What the version dropdown shows. */
  readonly label: string;
  /** Folder of its pages under `/docs`; empty for the latest. */
  readonly path: string;
};

/** All docs versions, newest first: the only place that spells a version. */
export const docsVersions: readonly DocsVersion[] = (
  table as readonly (Pick<DocsVersion, 'status' | 'label' | 'path'> & {readonly version: string})[]
).map((row) => ({...releaseLine(row.version), ...row}));

/** Returns the entry of a version, or fails with the names that exist. */
export function docsVersion(name: string): DocsVersion {
  const found = docsVersions.find(({version}) => version === name);
  if (!found) {
    const known = docsVersions.map(({version}) => version).join(', ');
    throw new Error(`There is no docs version "${name}". The version table has: ${known}.`);
  }
  return found;
}

/** The version that readers get when they name none. */
export function latestVersion(): DocsVersion {
  const latest = docsVersions.find(({status}) => status === 'latest');
  if (!latest) throw new Error('The version table has no entry with status "latest".');
  return latest;
}

/** The version whose pages are in `docs/`: the one that was not cut yet; validateVersions.ts makes sure that it is alone. */
export function liveVersion(): DocsVersion {
  const live = docsVersions.find(({version}) => !cutNames.includes(version));
  if (!live) throw new Error('versions.json has every version of the table: none is in docs/.');
  return live;
}

/** The folder that has the pages of a version, from the root of the repository. */
export function folderOf(version: string, cut: readonly string[] = cutNames): string {
  return cut.includes(version) ? `versioned_docs/version-${version}` : 'docs';
}

/** Name of a version in the docs plugin: `current` for the one in `docs/`. */
export function pluginVersionName(version: string, cut: readonly string[] = cutNames): string {
  return cut.includes(version) ? version : 'current';
}

/** Returns the entry of a version that the docs plugin loaded, if the table has it. */
export function versionOfPlugin(name: string): DocsVersion | undefined {
  return docsVersions.find(({version}) => pluginVersionName(version) === name);
}

/** Address of the version's root, without a trailing slash. */
export function versionRoot({path}: DocsVersion): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}
