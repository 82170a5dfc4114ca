import {spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

/** What a build told and whether it succeeded. */
type BuildResult = {readonly passed: boolean; readonly output: string};

/** Builds a small site as `npm run build` does; its files and settings are taken from `cwd` when given. */
export function buildSite(folder: string, cwd = process.cwd()): BuildResult {
  const docusaurus = resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [docusaurus, 'build', folder], {
    cwd,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  return {passed: status === 0, output: stripVTControlCharacters(`${stdout}${stderr}`)};
}
