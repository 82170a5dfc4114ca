import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {serverFile, SERVERS} from '../../content/serverPackage.ts';
import {packInto} from '../../finish/command/packInto.ts';
import {compileSources} from '../../finish/package/compileSources.ts';
import {writePublished} from '../../finish/package/writePublished.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const SERVER_FOLDER = '.cache/server';

/** Packs the purchase server, so that package managers install it from this site, and "npx" runs it. */
export default function purchaseServer({siteDir, baseUrl}: LoadContext): Plugin {
  const dist = join(siteDir, '.cache/server-package');
  const pack = async () => {
    await writePublished(siteDir, 'purchase-server', {
      dist,
      build: compileSources(/^\.\/testing\//),
    });
    await packInto(join(siteDir, SERVER_FOLDER), serverFile, dist);
  };
  const putOff = madeOnRequest([`${baseUrl}${SERVERS}/`], pack);
  return {
    name: 'purchase-server',
    getPathsToWatch: () => [join(siteDir, 'packages/purchase-server/src/**/*.ts')],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('purchase-server', putOff.middleware),
  };
}
