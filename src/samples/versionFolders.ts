import type {DocsVersion} from '../library/versions.ts';
import type {VersionFolders} from './listPages.ts';

/** Works out which version each folder of pages belongs to, from the version table and `versions.json`. */
export function versionFolders(
  table: readonly DocsVersion[],
  cut: readonly string[],
): VersionFolders {
  const uncut = table.filter(({version}) => !cut.includes(version));
  const [current] = uncut;
  if (!current || uncut.length > 1) {
    const found = uncut.map(({version}) => version).join(', ') || 'none';
    throw new Error(
      `Exactly one version of versionTable.json must be missing in versions.json, the one in docs/; found ${found}.`,
    );
  }
  const latest = table.find(({status}) => status === 'latest') ?? current;
  return {current: current.version, latest: latest.version, cut};
}
