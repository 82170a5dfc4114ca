import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import {listSidebars, type VersionSidebar} from '../content/sidebar.ts';
import type {ContentFile} from '../content/twins.ts';
import {type PageShape, writeHome, writePage} from '../content/writePage.ts';
import {runCommand} from './runCommand.ts';
import {peersFolder, type SiteSetup} from './sites.ts';

/** What tells one peer from another. */
type Peer = Pick<SiteSetup, 'name' | 'command' | 'env' | 'output' | 'caches'> & {
  readonly shape: PageShape;
  /** The file of its first page. */
  readonly home: string;
  /** What its configuration reads our versions and sidebars from. */
  readonly lists: () => readonly ContentFile[];
};

/** A folder of bench/peers, with our content, versions and sidebars. */
function peer({shape, home, lists, ...setup}: Peer): SiteSetup {
  const folder = join(peersFolder, setup.name);
  return {
    ...setup,
    folder,
    prepare: () => {
      // npm writes this list last, so an installation that was cut off has none.
      if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
      const flags = ['--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
      runCommand(['npm', 'install', ...flags], folder, `${folder}/.install.log`);
    },
    writeContent: (pages) => [
      ...lists(),
      writeHome(home, shape.addressOf('/docs/intro')),
      ...pages.map((page) => writePage(page, shape)),
    ],
    sourceOf: shape.fileOf,
    addressOf: shape.addressOf,
  };
}

const oneSidebarFile = () => [{path: 'sidebar.json', text: JSON.stringify(listSidebars())}];

/** Starlight as its template sets it up. */
export const starlight = peer({
  name: 'starlight',
  command: ['npx', 'astro', 'build'],
  env: {ASTRO_TELEMETRY_DISABLED: '1'},
  output: 'dist',
  caches: [
    ...['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    ...['sidebar.json', 'src/content/docs'],
  ],
  shape: {
    fileOf: (path) => `src/content/docs${path}.md`,
    // Astro takes dots out of addresses.
    addressOf: (path) => `${path.replaceAll('.', '')}/`,
  },
  home: 'src/content/docs/index.md',
  lists: oneSidebarFile,
});

/** VitePress with its default theme and its local search. */
export const vitepress = peer({
  name: 'vitepress',
  command: ['npx', 'vitepress', 'build'],
  output: '.vitepress/dist',
  caches: [
    ...['.vitepress/dist', '.vitepress/cache', '.vitepress/.temp', 'node_modules/.vite'],
    ...['sidebar.json', 'content'],
  ],
  shape: {
    fileOf: (path) => `content${path}.md`,
    addressOf: (path) => path,
    needsHeading: true,
    hasDates: true,
  },
  home: 'content/index.md',
  lists: oneSidebarFile,
});

const oldVersions = docsVersions.filter(({status}) => status === 'old');

/** Docusaurus with the classic preset and nothing of ours. */
export const docusaurus = peer({
  name: 'docusaurus',
  command: ['npx', 'docusaurus', 'build'],
  output: 'build',
  caches: [
    ...['build', '.docusaurus', 'node_modules/.cache'],
    ...['src', 'docs', 'blog', 'versions.json', 'versioned_docs', 'versioned_sidebars'],
  ],
  shape: {
    // The current version is in docs, an older one in its own folder.
    fileOf: (path) => {
      const version = oldVersions.find((old) => path.startsWith(`${versionRoot(old)}/`));
      const root = versionRoot(version ?? latestVersion());
      if (version) return `versioned_docs/version-${version.version}${path.slice(root.length)}.md`;
      return `${path.replace(root, '/docs').slice(1)}.md`;
    },
    addressOf: (path) => path,
    hasDates: true,
  },
  home: 'src/pages/index.md',
  lists: () => [
    {path: 'versions.json', text: JSON.stringify(oldVersions.map(({version}) => version))},
    ...listSidebars().map(writeSidebar),
  ],
});

function writeSidebar({version, root, entries}: VersionSidebar): ContentFile {
  const doc = ({label, path}: {label: string; path: string}) => ({
    type: 'doc',
    id: path.slice(root.length + 1),
    label,
  });
  const items = entries.map((entry) =>
    'items' in entry
      ? {type: 'category', label: entry.label, collapsible: false, items: entry.items.map(doc)}
      : doc(entry),
  );
  const isOld = oldVersions.some((old) => old.version === version);
  return {
    path: isOld ? `versioned_sidebars/version-${version}-sidebars.json` : 'docs/sidebars.json',
    text: JSON.stringify({docs: items}),
  };
}
