import type {DocsVersion} from '../../src/site/versions.ts';

/** Returns the table after a cut: the cut version keeps its addresses, docs/ becomes the one after it. */
export function cutTable(table: readonly DocsVersion[], cut: string, next: string): DocsVersion[] {
  const entry = table.find(({version}) => version === cut);
  if (!entry) throw new Error(`The version table has no entry "${cut}".`);
  if (table.some(({version}) => version === next))
    throw new Error(`The version table already has an entry "${next}".`);
  const following: DocsVersion = {
    ...entry,
    version: next,
    status: 'next',
    label: `${next} (Next)`,
    path: 'next',
  };
  return [following, ...table];
}

/** Returns the version after this one: 2.9 after 2.8. */
export function followingVersion(version: string): string {
  const match = /^(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new Error(`"${version}" is not a version such as 2.8.`);
  return `${match[1]}.${Number(match[2]) + 1}`;
}
