import {copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {bundledLicenses} from '../../finish/command/bundledLicenses.ts';
import {writeDeclarations} from '../../finish/command/writeDeclarations.ts';
import {PROGRAM, readCommand} from '../../site/commandFile.ts';
import {environment} from '../environment.ts';

/** Writes the command as a package without dependencies to a folder: "npx" then needs nothing but its tarball. */
export async function buildCommand(root: string, dist: string): Promise<void> {
  const source = join(root, 'packages/upgrade');
  rmSync(dist, {recursive: true, force: true});
  mkdirSync(dist, {recursive: true});
  const {version, license, engines} = readCommand(root);
  const {metafile} = await build({
    entryPoints: [join(source, 'src/cli/bin.ts')],
    outfile: join(dist, `${PROGRAM}.js`),
    ...{bundle: true, minify: true, metafile: true, absWorkingDir: root},
    ...{format: 'esm', platform: 'node', target: 'node20', legalComments: 'none'},
    define: {
      DOCS_SITE: JSON.stringify(new URL(environment.baseUrl, environment.url).href),
      COMMAND_VERSION: JSON.stringify(version),
    },
  });
  writeDeclarations(root, join(dist, 'declarations'));
  const manifest = {
    name: PROGRAM,
    version,
    description:
      'Finds the places in a project that a newer release of expo-iap treats differently',
    ...{license, engines},
    type: 'module',
    bin: {[PROGRAM]: `${PROGRAM}.js`},
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(dist, 'README.md'));
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  writeFileSync(join(dist, 'LICENSE'), [own, ...bundledLicenses(root, metafile)].join('\n\n'));
}
