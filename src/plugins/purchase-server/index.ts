import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SERVERS} from '../../content/serverPackage.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {packChangedServer} from './packServer.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const SERVER_FOLDER = '.cache/server';

/** Packs the purchase server, so that package managers install it from this site, and "npx" runs it. */
export default function purchaseServer({siteDir, baseUrl}: LoadContext): Plugin {
  const putOff = madeOnRequest([`${baseUrl}${SERVERS}/`], () =>
    packChangedServer(
      siteDir,
      join(siteDir, SERVER_FOLDER),
      join(siteDir, '.cache/server-package'),
    ),
  );
  return {
    name: 'purchase-server',
    getPathsToWatch: () => [join(siteDir, 'packages/purchase-server/src/**/*.ts')],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('purchase-server', putOff.middleware),
  };
}
