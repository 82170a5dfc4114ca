import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {codeKey} from '../../cache/codeKey.ts';
import {openCache} from '../../cache/openCache.ts';
import {serverFile} from '../../content/serverPackage.ts';
import {packInto} from '../../finish/command/packInto.ts';
import {compileSources} from '../../finish/package/compileSources.ts';
import {writePublished} from '../../finish/package/writePublished.ts';

const SOURCE = 'packages/purchase-server';

/** Packs the server, without the doors for this repository's tests, into a folder that is served; `dist` has it unpacked. */
export async function packServer(root: string, folder: string, dist: string): Promise<void> {
  const build = compileSources(/^\.\/testing\//);
  await writePublished(root, 'purchase-server', {dist, build});
  await packInto(folder, serverFile, dist);
}

/** Packs the server, unless the same was packed before: the compiler reads the types of Google and Apple for seconds. */
export async function packChangedServer(root: string, folder: string, dist: string): Promise<void> {
  const cache = openCache(join(root, '.cache/packed-server'), codeKey([__filename]));
  const sources = packedSources(root);
  const packed = cache.read(sources);
  const file = join(folder, serverFile);
  if (packed) {
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, packed);
  } else {
    await packServer(root, folder, dist);
    cache.write(sources, readFileSync(file));
  }
  cache.prune();
}

/** All that is packed, or says how. */
function packedSources(root: string): string {
  const code = readdirSync(join(root, SOURCE, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${SOURCE}/src/${name.replaceAll('\\', '/')}`);
  const beside = [`${SOURCE}/package.json`, `${SOURCE}/README.md`, 'LICENSE', 'tsconfig.json'];
  const files = [...code.toSorted(), ...beside];
  return JSON.stringify(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}
