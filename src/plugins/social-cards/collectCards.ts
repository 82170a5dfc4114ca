import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {BLOG_SECTION, docsSection} from '../../site/cards.ts';
import type {Card} from '../../site/cards.ts';

/** What the cards say about the site as a whole. */
export type SiteNames = {
  readonly baseUrl: string;
  readonly tagline: string;
  /** The title of the list of posts. */
  readonly blogTitle: string;
};

/** Lists the cards of a site: home page, list of posts, every post and every docs page. */
export function collectCards(allContent: AllContent, site: SiteNames): Card[] {
  const docs = pluginContent<LoadedContent>(allContent, 'docusaurus-plugin-content-docs');
  const blog = pluginContent<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  const pages = (docs?.loadedVersions ?? []).flatMap(({docs: pages, label}) =>
    pages.map((page) => ({...cardOf(page), section: docsSection(label)})),
  );
  const posts = (blog?.blogPosts ?? []).map(({metadata}) => ({
    ...cardOf(metadata),
    section: BLOG_SECTION,
  }));
  return [
    {permalink: site.baseUrl, title: site.tagline, section: ''},
    ...(blog ? [{permalink: `${site.baseUrl}blog`, title: site.blogTitle, section: ''}] : []),
    ...posts,
    ...pages,
  ];
}

type Page = {
  readonly permalink: string;
  readonly title: string;
  readonly source: string;
  readonly frontMatter: object;
};

function cardOf({permalink, title, source, frontMatter}: Page): Omit<Card, 'section'> {
  if ('image' in frontMatter)
    throw new Error(
      `${source.replace('@site/', '')} sets "image" in its front matter, but every page gets a drawn card. Remove the line.`,
    );
  return {permalink, title};
}

/** The framework keeps what plugins loaded without a type. */
function pluginContent<Content>(allContent: AllContent, plugin: string): Content | undefined {
  return allContent[plugin]?.['default'] as Content | undefined;
}
