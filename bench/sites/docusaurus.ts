import {join} from 'node:path';
import {docsVersions, latestVersion, versionRoot} from '../../src/site/versions.ts';
import type {VersionSidebar} from '../content/sidebar.ts';
import {listSidebars} from '../content/sidebar.ts';
import type {ContentFile} from '../content/twins.ts';
import {writeHome, writePage} from '../content/writePage.ts';
import {installPeer} from './installPeer.ts';
import type {SiteSetup} from './sites.ts';
import {peersFolder} from './sites.ts';

const folder = join(peersFolder, 'docusaurus');
const addressOf = (path: string): string => path;

/** Docusaurus with the classic preset and nothing of ours, with our versions and sidebars. */
export const docusaurus: SiteSetup = {
  name: 'docusaurus',
  folder,
  prepare: () => installPeer(folder),
  command: ['npx', 'docusaurus', 'build'],
  output: 'build',
  caches: ['build', '.docusaurus', 'node_modules/.cache'],
  writeContent: (pages) => [
    writeHome('src/pages/index.md', addressOf('/docs/intro')),
    ...listVersions(),
    ...listSidebars().map(writeSidebar),
    ...pages.map((page) => writePage(page, {fileOf: versionFile, addressOf, needsHeading: false})),
  ],
  sourceOf: versionFile,
  addressOf,
};

function listVersions(): ContentFile[] {
  const old = docsVersions.filter(({status}) => status === 'old').map(({version}) => version);
  return [{path: 'versions.json', text: JSON.stringify(old)}];
}

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
  const isOld = docsVersions.some((known) => known.version === version && known.status === 'old');
  return {
    path: isOld ? `versioned_sidebars/version-${version}-sidebars.json` : 'docs/sidebars.json',
    text: JSON.stringify({docs: items}),
  };
}

/** The file of a page: the current version is in docs, an older one in its own folder. */
function versionFile(path: string): string {
  const version = docsVersions
    .filter(({status}) => status === 'old')
    .find((old) => path.startsWith(`${versionRoot(old)}/`));
  if (version)
    return `versioned_docs/version-${version.version}${path.slice(versionRoot(version).length)}.md`;
  const root = versionRoot(latestVersion());
  return path.startsWith(`${root}/`) ? `docs${path.slice(root.length)}.md` : `${path.slice(1)}.md`;
}
