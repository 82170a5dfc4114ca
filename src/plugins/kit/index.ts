import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {kitFile, KITS} from '../../content/kitPackage.ts';
import type {BundlingPlugin} from '../../finish/builtSite.ts';
import {packInto} from '../../finish/command/packInto.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {buildKit} from './buildKit.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const KIT_FOLDER = '.cache/kit';

/** Packs the test kit, the simulated stores of each version, so that package managers install it from this site. */
export default function kit({siteDir, baseUrl}: LoadContext): Plugin & BundlingPlugin {
  const bundled = new Set<string>();
  const unpacked = join(siteDir, '.cache/kit-package');
  const pack = async () => {
    for (const source of await buildKit(siteDir, unpacked)) bundled.add(source);
    await packInto(join(siteDir, KIT_FOLDER), kitFile, unpacked);
  };
  const putOff = madeOnRequest([`${baseUrl}${KITS}/`], pack);
  return {
    name: 'kit',
    bundledFiles: () => [...bundled],
    getPathsToWatch: () => [
      join(
        siteDir,
        'packages/test-kit/src/{kit,metro,panel,pocket,server,simulator}/**/*.{ts,tsx}',
      ),
    ],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('kit', putOff.middleware),
  };
}
