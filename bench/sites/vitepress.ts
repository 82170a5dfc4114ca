import {join} from 'node:path';
import {listSidebars} from '../content/sidebar.ts';
import {writeHome, writePage} from '../content/writePage.ts';
import {installPeer} from './installPeer.ts';
import type {SiteSetup} from './sites.ts';
import {peersFolder} from './sites.ts';

const folder = join(peersFolder, 'vitepress');
const addressOf = (path: string): string => path;
const sourceOf = (path: string): string => `content${path}.md`;

/** VitePress with its default theme and its local search, with our sidebar. */
export const vitepress: SiteSetup = {
  name: 'vitepress',
  folder,
  prepare: () => installPeer(folder),
  command: ['npx', 'vitepress', 'build'],
  output: '.vitepress/dist',
  caches: ['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
  writeContent: (pages) => [
    {path: 'sidebar.json', text: JSON.stringify(listSidebars())},
    writeHome('content/index.md', addressOf('/docs/intro')),
    ...pages.map((page) => writePage(page, {fileOf: sourceOf, addressOf, needsHeading: true})),
  ],
  sourceOf,
  addressOf,
};
