import {BLOG_SECTION, type Card, docsSection} from '../../site/cards.ts';
import type {SiteSources} from '../builtSite.ts';

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
