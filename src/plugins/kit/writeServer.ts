import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';
import {collectPackages, readLicense, writeLicenses} from '../../finish/licenses.ts';
import {bundledFiles} from '../bundledFiles.ts';
import {declareKit} from './declareKit.ts';
import {headOf} from './headOf.ts';
import type {KitDoor} from './writeKit.ts';

const SOURCE = 'packages/test-kit/src/server/server.ts';

/**
 * Writes the entry for servers to the folder of the kit's package: once, as CommonJS, with the packages that sign, and a module that
 * exports the same.
 */
export async function writeServer(
  siteDir: string,
  {dist, page}: {readonly dist: string; readonly page: string},
): Promise<Omit<KitDoor, 'sources'>> {
  const head = headOf(siteDir, 'server', 'the stores as servers see them', page);
  const {metafile} = await build({
    entryPoints: [join(siteDir, SOURCE)],
    outfile: join(dist, 'server.cjs'),
    bundle: true,
    metafile: true,
    absWorkingDir: siteDir,
    format: 'cjs',
    target: 'es2022',
    platform: 'node',
    minifyWhitespace: true,
    legalComments: 'none',
    banner: {js: head},
  });
  const packages = collectPackages(bundledFiles(siteDir, metafile)).map(readLicense);
  const title = `The entry for servers has parts of ${packages.length} packages.`;
  writeFileSync(join(dist, 'licenses.txt'), writeLicenses(packages, title));
  writeFileSync(
    join(dist, 'server.mjs'),
    `${head}\nexport {openStoreServer} from './server.cjs';\n`,
  );
  const types = declareKit(join(siteDir, SOURCE), head);
  for (const ending of ['mts', 'cts']) writeFileSync(join(dist, `server.d.${ending}`), types);
  return {
    door: './server',
    targets: {
      import: {types: './server.d.mts', default: './server.mjs'},
      require: {types: './server.d.cts', default: './server.cjs'},
    },
  };
}
