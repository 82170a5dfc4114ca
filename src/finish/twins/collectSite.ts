import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {pagePath, sourceFile} from '../../site/addresses.ts';
import {groupPages} from '../../site/sidebars.ts';
import {type DocsVersion, docsVersions, versionOfPlugin} from '../../site/versions.ts';
import type {SiteSources} from '../builtSite.ts';
import {collectSkills} from './skills.ts';
import {toolTwins} from './tools/toolTwins.ts';
import type {TwinDoc, TwinPost, TwinSite, TwinVersion} from './twinSite.ts';

/** Reduces a built site to the pages that get twins, in the order of sidebars and dates. */
export async function collectSite({
  title,
  tagline,
  url,
  baseUrl,
  content,
  siteDir,
}: SiteSources): Promise<TwinSite> {
  const versions = (content.docs?.loadedVersions ?? []).map(collectVersion);
  // Skills lead to pages of several versions, and a build can have one of them only.
  const isWhole = docsVersions.every((each) =>
    versions.some(({entry}) => entry.version === each.version),
  );
  return {
    title,
    tagline,
    origin: url,
    baseUrl,
    versions,
    posts: collectPosts(content.blog),
    tools: toolTwins(siteDir, url, baseUrl),
    skills: isWhole ? await collectSkills(siteDir, baseUrl) : [],
  };
}

function collectVersion(loaded: LoadedVersion): TwinVersion {
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
  return {entry, root: loaded.path, sections: groupPages(docs, loaded.sidebars, 'More pages')};
}

function entryOf(pluginName: string): DocsVersion {
  const entry = versionOfPlugin(pluginName);
  if (entry) return entry;
  throw new Error(
    `The docs plugin loaded a version "${pluginName}" that src/site/versionTable.json does not name. Add it there.`,
  );
}

/** Newest first. */
function collectPosts(content: BlogContent | undefined): TwinPost[] {
  return (content?.blogPosts ?? [])
    .map(({metadata}) => ({
      kind: 'post' as const,
      file: sourceFile(metadata.source),
      permalink: pagePath(metadata.permalink),
      title: metadata.title,
      description: metadata.description,
      date: new Date(metadata.date).toISOString().slice(0, 10),
    }))
    .toSorted((left, right) => right.date.localeCompare(left.date, 'en'));
}
