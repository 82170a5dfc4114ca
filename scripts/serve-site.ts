import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {buildFolders, isComplete} from './build-site/buildFolders.ts';

/** Serves build/ when its build was finished, and says what to do when it was not. */
function serveSite(args: readonly string[]): number {
  const siteDir = args[0] === undefined || args[0].startsWith('-') ? '.' : args[0];
  if (!isComplete(buildFolders(resolve(siteDir)))) {
    console.error(
      'build/ is not a complete site: the build did not finish, or files have changed since. Run npm run build.',
    );
    return 1;
  }
  const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'serve', ...args];
  return spawnSync(process.execPath, command, {stdio: 'inherit'}).status ?? 1;
}

process.exitCode = serveSite(process.argv.slice(2));
