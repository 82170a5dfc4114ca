import {serverFile} from '../../content/serverPackage.ts';
import {packInto} from '../../finish/command/packInto.ts';
import {compileSources} from '../../finish/package/compileSources.ts';
import {writePublished} from '../../finish/package/writePublished.ts';

/** Packs the server, without the doors for this repository's tests, into a folder that is served; `dist` has it unpacked. */
export async function packServer(root: string, folder: string, dist: string): Promise<void> {
  const build = compileSources(/^\.\/testing\//);
  await writePublished(root, 'purchase-server', {dist, build});
  await packInto(folder, serverFile, dist);
}
