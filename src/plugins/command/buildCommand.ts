import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {build, type Metafile} from 'esbuild';
import {resolveLibrary} from 'expo-iap-api-data/packages';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {environment} from '../environment.ts';
import {PROGRAM, readCommand} from '../../site/commandFile.ts';

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

/** The types of the releases that are at hand, for --verify. */
function writeDeclarations(root: string, folder: string): void {
  for (const line of releaseLines)
    for (const patch of [line, ...line.olderPatches]) {
      const {folder: library, entry} = resolveLibrary(root, patch);
      const types = dirname(entry);
      const names = readdirSync(types, {recursive: true, encoding: 'utf8'});
      for (const name of names.filter((each) => each.endsWith('.d.ts') && !each.includes('__'))) {
        const copy = join(folder, patch.patch, 'build', name);
        mkdirSync(dirname(copy), {recursive: true});
        const text = readFileSync(join(types, name), 'utf8');
        writeFileSync(copy, text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'));
      }
      const own = `build/${entry.slice(types.length + 1)}`;
      const manifest = {name: 'expo-iap', version: patch.patch, types: own};
      writeFileSync(join(folder, patch.patch, 'package.json'), JSON.stringify(manifest));
      const license = join(library, 'LICENSE');
      if (existsSync(license)) copyFileSync(license, join(folder, patch.patch, 'LICENSE'));
    }
}

/** The licenses of the packages of others that are inside the file. */
function bundledLicenses(root: string, {inputs}: Metafile): readonly string[] {
  const packages = Object.keys(inputs).flatMap(
    (file) => /^(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(packages)].map((folder) => {
    const file = ['LICENSE', 'LICENSE.md', 'license'].find((name) =>
      existsSync(join(root, folder, name)),
    );
    if (file === undefined)
      throw new Error(
        `${folder} is inside the command and has no LICENSE, which must be passed on.`,
      );
    return `${folder.replace('node_modules/', '')}\n\n${readFileSync(join(root, folder, file), 'utf8')}`;
  });
}
