import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {DOCS_PROGRAM, docsCommandFile, readCommand} from '../../site/commandFile.ts';
import {docsVersions, versionRoot} from '../../site/versions.ts';
import type {BuiltSite} from '../builtSite.ts';
import {bundledLicenses} from './bundledLicenses.ts';
import {packData, type PackedSite} from './packData.ts';
import {packBeside} from './packInto.ts';
import {writeDeclarations} from './writeDeclarations.ts';

/** Packs the command that answers from the pages of this build, so that "npx" runs it by its address. */
export async function packDocsCommand(
  site: Pick<BuiltSite, 'siteDir' | 'outDir' | 'baseUrl' | 'url'>,
): Promise<void> {
  const {siteDir, outDir, baseUrl, url} = site;
  const unpacked = join(siteDir, '.cache/docs-command-package');
  await buildDocsCommand({siteDir, outDir, address: new URL(baseUrl, url).href}, unpacked);
  await packBeside(outDir, docsCommandFile(siteDir), unpacked);
}

/** Some packages of others load what Node has with `require`, which modules do not have. */
const REQUIRE =
  "import {createRequire as makeRequire} from 'node:module'; const require = makeRequire(import.meta.url);";

/** Writes the command as a package without dependencies to a folder. */
export async function buildDocsCommand(site: PackedSite, dist: string): Promise<void> {
  const {siteDir: root, address} = site;
  const source = join(root, 'packages/docs-cli');
  rmSync(dist, {recursive: true, force: true});
  mkdirSync(dist, {recursive: true});
  const {version, license, engines} = readCommand(root, 'docs-cli');
  const roots = docsVersions.map((entry) => [entry.version, versionRoot(entry).slice(1)]);
  const {metafile} = await build({
    entryPoints: {[DOCS_PROGRAM]: join(source, 'src/bin.ts')},
    outdir: dist,
    ...{bundle: true, minify: true, metafile: true, absWorkingDir: root},
    // What a command does not need stays on the disk. All chunks are in one folder, beside the data that they read.
    ...{splitting: true, chunkNames: '[name]-[hash]'},
    ...{format: 'esm', platform: 'node', target: 'node20', legalComments: 'none'},
    banner: {js: REQUIRE},
    define: {
      DOCS_SITE: JSON.stringify(address),
      DOCS_ROOTS: JSON.stringify(Object.fromEntries(roots)),
      DOCS_COMMAND_VERSION: JSON.stringify(version),
      COMMAND_VERSION: JSON.stringify(readCommand(root).version),
    },
  });
  packData(site, dist);
  writeDeclarations(root, join(dist, 'declarations'));
  const manifest = {
    name: DOCS_PROGRAM,
    version,
    description:
      'Answers about expo-iap for the release that a project has, as a command and over MCP',
    ...{license, engines},
    type: 'module',
    bin: {[DOCS_PROGRAM]: `${DOCS_PROGRAM}.js`},
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(dist, 'README.md'));
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  writeFileSync(join(dist, 'LICENSE'), [own, ...bundledLicenses(root, metafile)].join('\n\n'));
}
