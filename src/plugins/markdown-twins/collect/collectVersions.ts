import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {versionOfPlugin} from '../../../site/versions.ts';
import type {DocsVersion} from '../../../site/versions.ts';
import {pagePath, sourceFile} from '../../../site/addresses.ts';
import type {TwinDoc, TwinVersion} from '../twinTypes.ts';
import {orderPages} from './orderPages.ts';

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
  const entry = versionOfPlugin(pluginName);
  if (entry) return entry;
  throw new Error(
    `The docs plugin loaded a version "${pluginName}" that src/site/versionTable.json does not name. Add it there.`,
  );
}

function sidebarOf({sidebars}: LoadedVersion) {
  return Object.values(sidebars).flat();
}
