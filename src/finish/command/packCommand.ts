import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import ts from 'typescript';
import {COMMANDS, formerCommands, PACKAGE, PROGRAM, readCommand} from '../../site/commandFile.ts';
import {docsVersions, versionRoot} from '../../site/versions.ts';
import {writeRegistries} from '../registry/writeRegistries.ts';
import {bundledLicenses} from './bundledLicenses.ts';
import {packData, type PackedSite} from './packData.ts';
import {packBeside} from './packInto.ts';
import {writeDeclarations} from './writeDeclarations.ts';

/** Some packages of others load what Node has with `require`, which modules do not have. */
const REQUIRE =
  "import {createRequire as makeRequire} from 'node:module'; const require = makeRequire(import.meta.url);";

/** What code can import; the rest is the program's. */
const DOORS = {
  './eslint': {types: './eslint.d.ts', default: './eslint.js'},
  './package.json': './package.json',
};

/** Packs the command with the pages of a build into a folder, so that "npx" runs it by its address. */
export async function packCommand(site: PackedSite, folder: string): Promise<void> {
  const dist = join(site.siteDir, '.cache/command-package');
  await writeCommand(site, dist);
  await writeRegistries(site, {dist, served: folder});
  const {license, engines, description, version} = readCommand(site.siteDir);
  for (const {name, words, ...own} of [{name: PACKAGE, version, words: []}, ...formerCommands]) {
    const program = name === PACKAGE ? PROGRAM : name;
    const file = join(dist, `${program}.js`);
    if (name !== PACKAGE) writeFileSync(file, formerProgram(words));
    const manifest = {
      ...{name, ...own, description, license, engines, type: 'module'},
      bin: {[program]: `${program}.js`},
      ...(name === PACKAGE && {exports: DOORS}),
    };
    writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await packBeside(folder, `${COMMANDS}/${name}-${own.version}.tgz`, dist);
  }
}

/** The command under a name that it had before. */
function formerProgram(words: readonly string[]): string {
  return `#!/usr/bin/env node\nprocess.argv.splice(2, 0, ...${JSON.stringify(words)});\nawait import('./${PROGRAM}.js');\n`;
}

/** Writes the command, but for its package.json, as a package without dependencies. */
async function writeCommand(site: PackedSite, dist: string): Promise<void> {
  const {siteDir: root, address} = site;
  const source = join(root, 'packages', PACKAGE);
  rmSync(dist, {recursive: true, force: true});
  mkdirSync(dist, {recursive: true});
  const plugin = join(source, 'src/eslint/plugin.ts');
  const roots = docsVersions.map((entry) => [entry.version, versionRoot(entry).slice(1)]);
  const {metafile} = await build({
    entryPoints: {[PROGRAM]: join(source, 'src/bin.ts'), eslint: plugin},
    outdir: dist,
    ...{bundle: true, minify: true, metafile: true, absWorkingDir: root},
    // What a command does not need stays on the disk. All chunks are in one folder, beside the data that they read.
    ...{splitting: true, chunkNames: '[name]-[hash]'},
    ...{format: 'esm', platform: 'node', target: 'node20', legalComments: 'none'},
    banner: {js: REQUIRE},
    define: {
      DOCS_SITE: JSON.stringify(address),
      DOCS_ROOTS: JSON.stringify(Object.fromEntries(roots)),
      COMMAND_VERSION: JSON.stringify(readCommand(root).version),
    },
  });
  packData(site, dist);
  writeFileSync(join(dist, 'eslint.d.ts'), declarationOf(plugin));
  writeDeclarations(root, join(dist, 'declarations'));
  copyFileSync(join(source, 'README.md'), join(dist, 'README.md'));
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  writeFileSync(join(dist, 'LICENSE'), [own, ...bundledLicenses(root, metafile)].join('\n\n'));
}

/** The types that a file exports, which mention none of its own imports but packages. */
function declarationOf(file: string): string {
  const compilerOptions = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext};
  return ts.transpileDeclaration(readFileSync(file, 'utf8'), {compilerOptions}).outputText;
}
