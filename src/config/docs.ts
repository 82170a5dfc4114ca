import {existsSync, readFileSync} from 'node:fs';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {docsVersion, docsVersions, pluginVersionName} from '../site/versions.ts';
import {versionProblems} from '../site/validateVersions.ts';
import {beforeDefaultRemarkPlugins, rehypePlugins} from '../marks/pipeline.ts';
import {environment} from './environment.ts';

const cutVersions = readCutVersions();
const problems = versionProblems(docsVersions, {cutVersions, exists: existsSync});
if (problems.length > 0) throw new Error(`The table of versions is wrong.\n${problems.join('\n')}`);

/** The versions that are shown: all, or the one that an author limits the dev server to. */
const shown =
  environment.onlyVersion === undefined ? docsVersions : [docsVersion(environment.onlyVersion)];
const latest = shown.find(({status}) => status === 'latest') ?? shown[0];

/** Options of the docs plugin, with every version taken from the one table. */
export const docs = {
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: environment.sourceUrl,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins,
  rehypePlugins,
  lastVersion: pluginVersionName(latest?.version ?? '', cutVersions),
  versions: Object.fromEntries(
    shown.map(({version, label, path, status}) => [
      pluginVersionName(version, cutVersions),
      {
        label,
        path,
        // src/components/versions/VersionNames.tsx names the exact release instead.
        badge: false,
        banner: ({latest: 'none', next: 'unreleased', old: 'unmaintained'} as const)[status],
      },
    ]),
  ),
  onlyIncludeVersions: shown.map(({version}) => pluginVersionName(version, cutVersions)),
} satisfies DocsOptions;

function readCutVersions(): string[] {
  let names: unknown;
  try {
    names = JSON.parse(readFileSync('versions.json', 'utf8'));
  } catch {
    names = undefined;
  }
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  throw new Error('versions.json must be a list of version names such as ["2.7", "2.6"].');
}
