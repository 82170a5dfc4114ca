import type {DocsVersion} from '../../src/site/versions.ts';

/** What a person asks for: the version to cut and the one that docs/ contains afterwards. */
export type CutRequest = {readonly cut: string; readonly next: string};

const USAGE = 'Usage: npm run docs:version 2.8 -- --next 2.9';

/** Reads the command line; `live` is the version that docs/ contains. */
export function readArguments(args: readonly string[], live: string): CutRequest {
  const [cut, option, next, ...rest] = args;
  if (cut === undefined || rest.length > 0 || (option !== undefined && option !== '--next'))
    throw new Error(USAGE);
  if (option === '--next' && next === undefined) throw new Error(USAGE);
  if (cut !== live)
    throw new Error(`docs/ has version ${live}, so you can cut ${live}, not "${cut}". ${USAGE}`);
  return {cut, next: next ?? followingVersion(cut)};
}

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

/** Says what a cut did and what a person still has to do; `isSound`: the checks found no problem. */
export function afterCut(cut: string, next: string, isSound: boolean): string {
  const checks = isSound
    ? 'Nothing: the checks pass.'
    : 'In docs/, fix what npm run check reported above.';
  return `Version ${cut} is cut: versioned_docs/version-${cut} has its pages and samples, at the same addresses.
docs/ is now ${next}, shown as "${next} (Next)" under /docs/next, and compiles against the package of ${cut} until it has its own.

Left to do:
1. ${checks}
2. Commit the cut.
3. When ${next} is on npm, follow "From a new package to a released version" in MAINTAINING.md.`;
}
