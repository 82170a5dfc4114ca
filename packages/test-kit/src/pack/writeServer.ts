import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {build, type Metafile} from 'esbuild';
import {declareKit} from './declareKit.ts';
import {headOf, type KitPlaces} from './headOf.ts';
import type {KitDoor} from './writeKit.ts';

const SOURCE = 'packages/test-kit/src/server';
/** The command of the package; npm makes it a program. */
export const COMMAND = 'command.cjs';

/**
 * Writes the entry for servers to the folder of the kit's package: once, as CommonJS, with the packages that sign, and a module that
 * exports the same; and the command, which runs what is in the same file.
 */
export async function writeServer(
  places: KitPlaces,
  listLicenses: (bundle: Metafile) => string,
): Promise<KitDoor> {
  const {root, dist} = places;
  const head = headOf(places, 'server', 'the stores as servers see them');
  const {metafile} = await build({
    entryPoints: [join(root, SOURCE, 'packed.ts')],
    outfile: join(dist, 'server.cjs'),
    bundle: true,
    metafile: true,
    absWorkingDir: root,
    format: 'cjs',
    target: 'es2022',
    platform: 'node',
    minifyWhitespace: true,
    legalComments: 'none',
    banner: {js: head},
  });
  writeFileSync(join(dist, 'licenses.txt'), listLicenses(metafile));
  writeFileSync(
    join(dist, 'server.mjs'),
    `${head}\nexport {openStoreServer} from './server.cjs';\n`,
  );
  writeFileSync(
    join(dist, COMMAND),
    `#!/usr/bin/env node
const {runStore} = require('./server.cjs');
runStore(process.argv.slice(2)).catch(({message}) => {
  console.error(message);
  process.exitCode = 1;
});
`,
  );
  const types = declareKit(join(root, SOURCE, 'server.ts'), head);
  for (const ending of ['mts', 'cts']) writeFileSync(join(dist, `server.d.${ending}`), types);
  return {
    door: './server',
    targets: {
      import: {types: './server.d.mts', default: './server.mjs'},
      require: {types: './server.d.cts', default: './server.cjs'},
    },
  };
}
