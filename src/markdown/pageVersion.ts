import archived from '../../versions.json' with {type: 'json'};
import {type DocsVersion, docsVersion, docsVersions, latestVersion} from '../library/versions.ts';

const CUT = /^versioned_docs\/version-([^/]+)\//;

/** The docs version that a page speaks of; posts and other pages speak of the latest. */
export function pageVersion(path: string): DocsVersion {
  const cut = CUT.exec(path)?.[1];
  if (cut !== undefined) return docsVersion(cut);
  return path.startsWith('docs/') ? currentVersion() : latestVersion();
}

function currentVersion(): DocsVersion {
  const current = docsVersions.find(({version}) => !archived.includes(version));
  if (current) return current;
  throw new Error(
    'versions.json names every version of src/library/versionTable.json, so docs/ belongs to none. ' +
      'Add an entry for the version that docs/ describes.',
  );
}
