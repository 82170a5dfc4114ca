import {BLOG_SECTION, type Card, docsSection} from '../../site/cards.ts';
import type {SiteContent, SiteSources} from '../builtSite.ts';

/** Lists the cards of a site: home page, list of posts, every post and every docs page. */
export function collectCards({
  content: {docs, blog: posts},
  baseUrl,
  tagline,
  blog,
}: Pick<SiteSources, 'content' | 'baseUrl' | 'tagline' | 'blog'>): Card[] {
  return [
    {permalink: baseUrl, title: tagline, section: ''},
    ...(blog ? [{permalink: `${baseUrl}${blog.path}`, title: blog.title, section: ''}] : []),
    ...(posts?.blogPosts ?? []).map(({metadata: {permalink, title}}) => ({
      ...{permalink, title},
      section: BLOG_SECTION,
    })),
    ...(docs?.loadedVersions ?? []).flatMap((version) =>
      version.docs.map(({permalink, title}) => ({
        ...{permalink, title},
        section: docsSection(version.label),
      })),
    ),
  ];
}

/** Fails for a page that sets its own picture, because every page gets a generated card. */
export function refusePictures({docs, blog}: SiteContent): void {
  const pages = [
    ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
  ];
  for (const {source, frontMatter} of pages)
    if ('image' in frontMatter)
      throw new Error(
        `${source.replace('@site/', '')} sets "image" in its front matter, but every page gets a generated card. Remove the line.`,
      );
}
