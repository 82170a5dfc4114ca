import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {pluginVersionName} from '../../../config/docs.ts';
import {docsVersions} from '../../../library/versions.ts';
import type {DocsVersion} from '../../../library/versions.ts';
import {pagePath} from '../twinPath.ts';
import type {TwinDoc, TwinVersion} from '../twinTypes.ts';
import {orderPages} from './orderPages.ts';
import {sourceFile} from './sourceFile.ts';

type LoadedVersion = LoadedContent['loadedVersions'][number];

/** Reduces what the docs plugin loaded to the pages of each version, in the order of its sidebar. */
export function collectVersions(content: LoadedContent | undefined): TwinVersion[] {
  return (content?.loadedVersions ?? []).map((loaded) => {
    const entry = entryOf(loaded.versionName);
    const docs = loaded.docs.map((doc): TwinDoc => ({
      kind: 'doc',
      id: doc.id,
      version: entry,
      file: sourceFile(doc.source),
      permalink: pagePath(doc.permalink),
      title: doc.title,
      description: doc.description,
    }));
    return {entry, root: loaded.path, sections: orderPages(docs, sidebarOf(loaded))};
  });
}

function entryOf(pluginName: string): DocsVersion {
  const entry = docsVersions.find(({version}) => pluginVersionName(version) === pluginName);
  if (entry) return entry;
  throw new Error(
    `The docs plugin loaded a version "${pluginName}" that src/library/versionTable.json does not name. Add it there.`,
  );
}

function sidebarOf({sidebars}: LoadedVersion) {
  return Object.values(sidebars).flat();
}
