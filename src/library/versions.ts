import cutVersions from '../../versions.json' with {type: 'json'};
import table from './versionTable.json' with {type: 'json'};

/** How readers should treat a version: the one to use, one before it, or one still being written. */
export type VersionStatus = 'next' | 'latest' | 'old';

/** A patch of the library that samples can be compiled against. */
export type InstalledPatch = {
  /** Release of the package, for example `2.8.7`. */
  readonly patch: string;
  /** Where its types are: an npm alias, or a folder of ours when the release cannot be installed. */
  readonly package: string;
};

/** Everything the site knows about one docs version. */
export type DocsVersion = InstalledPatch & {
  /** Name of the version as readers say it, for example `2.8`. */
  readonly version: string;
  readonly status: VersionStatus;
  /** What the version dropdown shows. */
  readonly label: string;
  /** Folder of its pages under `/docs`; empty for the latest. */
  readonly path: string;
  /** Patches before `patch` that are installed too, oldest first. */
  readonly olderPatches: readonly InstalledPatch[];
};

/** All docs versions, newest first: the only place that spells a version. */
export const docsVersions = table as readonly DocsVersion[];

/** Returns the entry of a version, or fails with the names that exist. */
export function docsVersion(name: string): DocsVersion {
  const found = docsVersions.find(({version}) => version === name);
  if (!found) {
    const known = docsVersions.map(({version}) => version).join(', ');
    throw new Error(`There is no docs version "${name}". The version table knows: ${known}.`);
  }
  return found;
}

/** The version that readers get when they name none. */
export function latestVersion(): DocsVersion {
  const latest = docsVersions.find(({status}) => status === 'latest');
  if (!latest) throw new Error('The version table has no entry with status "latest".');
  return latest;
}

/** The version whose pages are in `docs/`: the one that was not cut yet. */
export function liveVersion(): DocsVersion {
  const live = docsVersions.find(({version}) => !cutVersions.includes(version));
  if (!live)
    throw new Error(
      'versions.json names every version of the version table: docs/ belongs to none.',
    );
  return live;
}

/** Address of the version's root, without a trailing slash. */
export function versionRoot({path}: DocsVersion): string {
  return path === '' ? '/docs' : `/docs/${path}`;
}
