import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {packInto} from '../../finish/command/packInto.ts';
import {commandFile, COMMANDS, docsCommandFile} from '../../site/commandFile.ts';
import {devMiddleware} from '../devMiddleware.ts';
import {environment} from '../environment.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {buildCommand} from './buildCommand.ts';
import {docsOnRequest} from './docsOnRequest.ts';
import {packBuiltDocs} from './packBuiltDocs.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const COMMAND_FOLDER = '.cache/command';

/**
 * Packs the command that finds what an upgrade changes, so that "npx" runs it from this site. The one that answers needs
 * the built pages: a build packs it at its end, and the dev server with those of the last build.
 */
export default function command({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = join(siteDir, COMMAND_FOLDER);
  const unpacked = join(siteDir, '.cache/command-package');
  const address = new URL(baseUrl, environment.url).href;
  const pack = async () => {
    await buildCommand(siteDir, unpacked);
    await packInto(folder, commandFile(siteDir), unpacked);
    docs.forget();
  };
  const putOff = madeOnRequest([`${baseUrl}${COMMANDS}/`], pack);
  const docs = docsOnRequest(putOff, `${baseUrl}${docsCommandFile(siteDir)}`, () =>
    packBuiltDocs({siteDir, folder, address}),
  );
  return {
    name: 'command',
    getPathsToWatch: () => [
      join(siteDir, 'packages/{api-data,docs-cli,upgrade}/src/**/*.{ts,json}'),
    ],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('command', docs.middleware),
  };
}
