import {execFile} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {promisify} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {devMiddleware} from '../devMiddleware.ts';
import {madeOnRequest} from '../madeOnRequest.ts';
import {buildCommand} from './buildCommand.ts';
import {commandFile, COMMANDS} from '../../site/commandFile.ts';

/** A static folder of the site, made again by each build; docusaurus.config.ts names it. */
export const COMMAND_FOLDER = '.cache/command';

/** Packs the command that finds what an upgrade changes, so that "npx" runs it from this site. */
export default function command({siteDir, baseUrl}: LoadContext): Plugin {
  const folder = join(siteDir, COMMAND_FOLDER);
  const unpacked = join(siteDir, '.cache/command-package');
  const pack = async () => {
    rmSync(folder, {recursive: true, force: true});
    const place = dirname(join(folder, commandFile(siteDir)));
    mkdirSync(place, {recursive: true});
    await buildCommand(siteDir, unpacked);
    // npm itself writes tarballs that it reads, with the same bytes for the same files.
    await promisify(execFile)('npm', ['pack', '--pack-destination', place], {cwd: unpacked});
  };
  const putOff = madeOnRequest([`${baseUrl}${COMMANDS}/`], pack);
  return {
    name: 'command',
    getPathsToWatch: () => [join(siteDir, 'packages/{api-data,upgrade}/src/**/*.{ts,json}')],
    loadContent: putOff.make,
    configureWebpack: () => devMiddleware('command', putOff.middleware),
  };
}
