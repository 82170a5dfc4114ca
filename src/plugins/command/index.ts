import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packCommand} from '../../finish/command/packCommand.ts';
import {COMMANDS} from '../../site/commandFile.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {environment} from '../environment.ts';
import {packOnRequest} from './packOnRequest.ts';

/** A static folder of the dev server; docusaurus.config.ts names it. A build packs the command at its end. */
export const COMMAND_FOLDER = '.cache/command';

const BUILD = 'build';

/** Packs the command for the dev server, with its code of now and the pages and search indexes of the last build. */
export default function command({siteDir, baseUrl}: LoadContext): Plugin {
  const address = new URL(baseUrl, environment.url).href;
  const {middleware, forget} = packOnRequest(`${baseUrl}${COMMANDS}/`, async () => {
    const outDir = join(siteDir, BUILD);
    if (!existsSync(join(outDir, 'pagefind')))
      throw new Error(
        `The command carries the pages and search indexes of a build, and ${BUILD}/ has none. Run npm run build once, and ask again.`,
      );
    await packCommand({siteDir, outDir, address}, join(siteDir, COMMAND_FOLDER));
  });
  return {
    name: 'command',
    getPathsToWatch: () => [join(siteDir, 'packages/{api-data,expo-iap-tools}/src/**/*.{ts,json}')],
    loadContent: forget,
    configureWebpack: () => devMiddleware('command', middleware),
  };
}
