import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {packInto} from '../../finish/command/packInto.ts';
import {buildCommand} from './buildCommand.ts';
import {commandFile, COMMANDS} from '../../site/commandFile.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const COMMAND_FOLDER = '.cache/command';

/** Packs the command that finds what an upgrade changes, so that "npx" runs it from this site. */
export default function command({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = join(siteDir, COMMAND_FOLDER);
  const unpacked = join(siteDir, '.cache/command-package');
  const pack = async () => {
    await buildCommand(siteDir, unpacked);
    await packInto(folder, commandFile(siteDir), unpacked);
  };
  const putOff = madeOnRequest([`${baseUrl}${COMMANDS}/`], pack);
  return {
    name: 'command',
    getPathsToWatch: () => [join(siteDir, 'packages/{api-data,upgrade}/src/**/*.{ts,json}')],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('command', putOff.middleware),
  };
}
