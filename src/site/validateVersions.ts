import {existsSync, readFileSync} from 'node:fs';
import {type DocsVersion, docsVersions} from './versions.ts';

/** What the version table is checked against: the versions in Docusaurus and the files that exist. */
export type VersionSources = {
  /** Content of `versions.json`. */
  readonly cutVersions: readonly string[];
  /** Says whether a path of the repository exists. */
  readonly exists: (path: string) => boolean;
};

const TABLE = 'src/site/versionTable.json';

/** Reads which versions have a folder in `versioned_docs/`, and fails when they do not match the version table. */
export function readCutVersions(): readonly string[] {
  const cutVersions = readNames('versions.json');
  const problems = versionProblems(docsVersions, {cutVersions, exists: existsSync});
  if (problems.length > 0)
    throw new Error(`The table of versions is wrong.\n${problems.join('\n')}`);
  return cutVersions;
}

function readNames(file: string): string[] {
  let names: unknown;
  try {
    names = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    names = undefined;
  }
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  throw new Error(`${file} must be a list of version names such as ["2.7", "2.6"].`);
}

/** Returns one sentence for everything in the version table that would build a wrong site. */
export function versionProblems(
  versions: readonly DocsVersion[],
  {cutVersions, exists}: VersionSources,
): string[] {
  const names = versions.map(({version}) => version);
  const live = names.filter((name) => !cutVersions.includes(name));
  const latest = versions.filter(({status}) => status === 'latest');
  return [
    ...cutVersions
      .filter((name) => !names.includes(name))
      .map((name) => `versions.json lists "${name}", which has no entry in ${TABLE}: add one.`),
    ...(live.length === 1
      ? []
      : [
          `${TABLE} must have exactly one version that is not in versions.json (the one in docs/), found ${
            live.length === 0 ? 'none' : live.join(', ')
          }.`,
        ]),
    ...(latest.length === 1
      ? []
      : [`${TABLE} must name exactly one version with status "latest", found ${latest.length}.`]),
    ...repeated(names).map((name) => `${TABLE} lists version "${name}" twice.`),
    ...repeated(versions.map(({label}) => label)).map(
      (label) => `${TABLE} uses the label "${label}" twice: readers could not tell them apart.`,
    ),
    ...repeated(versions.map(({path}) => path)).map(
      (path) => `${TABLE} uses the path "${path}" twice.`,
    ),
    ...cutVersions.flatMap((name) => missingFiles(name, exists)),
  ];
}

function missingFiles(name: string, exists: VersionSources['exists']): string[] {
  return [`versioned_docs/version-${name}`, `versioned_sidebars/version-${name}-sidebars.json`]
    .filter((path) => !exists(path))
    .map((path) => `versions.json lists "${name}", but ${path} does not exist.`);
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
