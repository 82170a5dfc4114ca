import {join} from 'node:path';
import type {Metafile} from 'esbuild';
import {type KitDoor, type KitPlaces, openEntry} from './entry.ts';

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
  const what = 'the stores as servers see them';
  const {head, target, write, bundle} = openEntry(places, 'server', 'server/server.ts', what);
  const {text, metafile} = await bundle({
    entryPoints: [join(places.root, 'packages/test-kit/src/server/packed.ts')],
    ...{format: 'cjs', platform: 'node', minifyWhitespace: true},
  });
  write('licenses.txt', listLicenses(metafile));
  write(
    COMMAND,
    `#!/usr/bin/env node
const {runStore} = require('./server.cjs');
runStore(process.argv.slice(2)).catch(({message}) => {
  console.error(message);
  process.exitCode = 1;
});
`,
  );
  const module = `${head}\nexport {openStoreServer} from './server.cjs';\n`;
  return {door: './server', targets: {import: target('m', module), require: target('c', text)}};
}
