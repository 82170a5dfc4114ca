import {join, resolve} from 'node:path';
import {copyRepository} from './copyRepository.ts';
import type {SiteSetup} from './sites.ts';
import {benchFolder} from './sites.ts';

const folder = join(benchFolder, 'site');

/** This repository, built in a copy, so that a cold build leaves the caches of the real one alone. */
export const ourSite: SiteSetup = {
  name: 'ours',
  folder,
  prepare: () => copyRepository(resolve('.'), folder),
  command: ['npx', 'docusaurus', 'build'],
  output: 'build',
  caches: ['node_modules/.cache', '.docusaurus', '.cache', 'build'],
  // The content of all sites comes from here.
  writeContent: () => [],
  sourceOf: (path) => `docs${path.slice('/docs'.length)}.mdx`,
  addressOf: (path) => path,
};
