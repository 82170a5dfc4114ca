import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BundlingPlugin} from '../../finish/builtSite.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {makeKit} from './kitFiles.ts';
import {playableVersions} from '../playableVersions.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const KIT_FOLDER = '.cache/kit';

/** Makes the test kit of each version: the simulated stores as files that readers keep beside their tests. */
export default function kit({siteDir, siteConfig, baseUrl}: LoadContext): Plugin & BundlingPlugin {
  const bundled = new Set<string>();
  const folder = join(siteDir, KIT_FOLDER);
  const makeAll = async () => {
    rmSync(folder, {recursive: true, force: true});
    const page = `${siteConfig.url}${siteConfig.baseUrl}tools/test-kit`;
    for (const version of playableVersions) {
      const {files, sources} = await makeKit(siteDir, version, page);
      for (const source of sources) bundled.add(source);
      const place = join(folder, 'kit', version.version);
      mkdirSync(place, {recursive: true});
      for (const [name, text] of files) writeFileSync(join(place, name), text);
    }
  };
  const putOff = madeOnRequest([`${baseUrl}kit/`], makeAll);
  return {
    name: 'kit',
    bundledFiles: () => [...bundled],
    getPathsToWatch: () => [join(siteDir, 'src/{kit,simulator}/**/*.ts')],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('kit', putOff.middleware),
  };
}
