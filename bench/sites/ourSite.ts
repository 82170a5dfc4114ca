import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {linkPackages} from '../../scripts/copies/linkPackages.ts';
import type {SiteSetup} from './sites.ts';
import {benchFolder} from './sites.ts';

const folder = join(benchFolder, 'site');

/** This repository, built in a copy, so that a cold build leaves the caches of the real one alone. */
export const ourSite: SiteSetup = {
  name: 'ours',
  folder,
  prepare: copyRepository,
  command: ['npx', 'docusaurus', 'build'],
  output: 'build',
  caches: ['node_modules/.cache', '.docusaurus', '.cache', 'build'],
  // The content of all sites comes from here.
  writeContent: () => [],
  sourceOf: (path) => `docs${path.slice('/docs'.length)}.mdx`,
  addressOf: (path) => path,
};

/** Copies what git knows, with links to the packages but not to their cache. */
function copyRepository(): void {
  rmSync(folder, {recursive: true, force: true});
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', args, {encoding: 'utf8'}).split('\0');
  for (const file of files.filter((name) => name !== '' && !name.startsWith('bench/')))
    if (existsSync(file)) cpSync(file, join(folder, file));
  linkPackages('.', folder);
}
