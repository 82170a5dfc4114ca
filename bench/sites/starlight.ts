import {join} from 'node:path';
import {listSidebars} from '../content/sidebar.ts';
import {writeHome, writePage} from '../content/writePage.ts';
import {installPeer} from './installPeer.ts';
import type {SiteSetup} from './sites.ts';
import {peersFolder} from './sites.ts';

const folder = join(peersFolder, 'starlight');
const content = 'src/content/docs';
// Astro takes dots out of addresses.
const addressOf = (path: string): string => `${path.replaceAll('.', '')}/`;
const sourceOf = (path: string): string => `${content}${path}.md`;

/** Starlight as its template sets it up, with our sidebar. */
export const starlight: SiteSetup = {
  name: 'starlight',
  folder,
  prepare: () => installPeer(folder),
  command: ['npx', 'astro', 'build'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  output: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  writeContent: (pages) => [
    {path: 'sidebar.json', text: JSON.stringify(listSidebars())},
    writeHome(`${content}/index.md`, addressOf('/docs/intro')),
    ...pages.map(({path, title, description, body}) =>
      writePage(
        {path, title, description, body},
        {fileOf: sourceOf, addressOf, needsHeading: false},
      ),
    ),
  ],
  sourceOf,
  addressOf,
};
