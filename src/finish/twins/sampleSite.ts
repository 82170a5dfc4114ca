import {docsVersion} from '../../site/versions.ts';
import type {TwinDoc, TwinPost, TwinSite, TwinVersion} from './twinSite.ts';

/** A small site with two versions and a post, for the tests of this folder. */
export const sampleSite: TwinSite = {
  title: 'Expo IAP',
  tagline: 'Purchases',
  origin: 'https://example.org',
  baseUrl: '/',
  versions: [
    sampleVersion('2.8', '/docs', 'docs', ['intro', 'guides/faq', 'guides/new']),
    sampleVersion('2.7', '/docs/2.7', 'versioned_docs/version-2.7', ['intro', 'guides/gone']),
  ],
  posts: [samplePost()],
  tools: [],
  skills: [
    {
      name: 'buy',
      file: 'src/content/skills/buy.mdx',
      permalink: '/.well-known/agent-skills/buy/SKILL.md',
      title: 'Buy',
      description: 'How to buy.',
    },
  ],
};

/** Writes a docs page of the sample site. */
export function sampleDoc(version: string, root: string, folder: string, id: string): TwinDoc {
  return {
    kind: 'doc',
    id,
    version: docsVersion(version),
    file: `${folder}/${id}.mdx`,
    permalink: `${root}/${id}`,
    title: `Title of ${id}`,
    description: `About "${id}" in ${version}.`,
  };
}

function sampleVersion(
  version: string,
  root: string,
  folder: string,
  ids: readonly string[],
): TwinVersion {
  const pages = ids.map((id) => sampleDoc(version, root, folder, id));
  return {entry: docsVersion(version), root, sections: [{title: 'Start', pages}]};
}

function samplePost(): TwinPost {
  return {
    kind: 'post',
    file: 'blog/2025-08-19-post.mdx',
    permalink: '/blog/post',
    title: 'A new release',
    description: 'What it changes.',
    date: '2025-08-19',
  };
}
