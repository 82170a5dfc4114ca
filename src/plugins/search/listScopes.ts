import {docsVersions} from '../../site/versions.ts';
import {ALL_VERSIONS, BLOG} from '../../site/searchScopes.ts';

/** What one index answers for: a docs version with the blog, or everything. */
export type Scope = {readonly scope: string; readonly versions: readonly string[]};

/**
 * Lists the indexes. Each version has one of its own, so that a reader downloads nothing of the others and a new
 * version costs the readers of the old ones no byte.
 */
export function listScopes(
  names: readonly string[] = docsVersions.map(({version}) => version),
): Scope[] {
  return [
    ...names.map((version) => ({scope: version, versions: [version, BLOG]})),
    {scope: ALL_VERSIONS, versions: [...names, BLOG]},
  ];
}
