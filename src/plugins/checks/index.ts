import {spawnSync} from 'node:child_process';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {checkCommand, spawnCheck} from './spawnCheck.ts';
import {watchContent} from './watchContent.ts';

/**
 * Fails with every problem of pages and posts before Docusaurus loads them, because Docusaurus would stop at
 * the first one, often without its line. While an author writes, the page comes first: problems appear in the terminal
 * a little later.
 */
export default async function checks({siteDir}: LoadContext): Promise<Plugin> {
  // Docusaurus calls every command but a build development.
  if (process.argv.includes('start')) return checkWhileWriting(siteDir);
  const problems = await spawnCheck(siteDir, ['pages']);
  if (problems.length > 0)
    throw new Error(`Found ${problems.length} problems in the content:\n${problems.join('\n')}`);
  return {name: 'checks'};
}

function checkWhileWriting(siteDir: string): Plugin {
  const [program, ...args] = checkCommand(['pages']);
  let isRunning = false;
  process.once('exit', (code) => {
    if (code !== 0 && !isRunning)
      spawnSync(program, args, {cwd: siteDir, stdio: ['ignore', 'ignore', 'inherit']});
  });
  return {
    name: 'checks',
    configureWebpack(_config, isServer) {
      const start = (): void => {
        if (!isRunning) watchContent(siteDir);
        isRunning = true;
      };
      return isServer
        ? {}
        : {plugins: [{apply: ({hooks}: Compiler) => hooks.done.tap('checks', start)}]};
    },
  };
}
