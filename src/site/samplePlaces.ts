import {versionOfFile} from './addresses.ts';
import {type DocsVersion, docsVersions, folderOf} from './versions.ts';

/**
 * Where the text of a sample file of a version may be: in the folder of the version, or else in that of the next newer
 * version that has it, because a version that was cut keeps only the files that it doesn't share.
 */
export function samplePlaces(
  path: string,
  versions: readonly DocsVersion[] = docsVersions,
): readonly string[] {
  const own = versionOfFile(path)?.version;
  const index = versions.findIndex(({version}) => version === own);
  if (own === undefined || index < 0) return [path];
  const rest = path.slice(folderOf(own).length);
  const newestLast = versions.slice(0, index + 1).toReversed();
  return newestLast.map(({version}) => folderOf(version) + rest);
}
