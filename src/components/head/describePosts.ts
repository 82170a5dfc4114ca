import type {Author, PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {CARD_SIZE, cardPath} from '../../site/cards.ts';
import {describePublisher, fileAddress, pageAddress, type SiteFacts} from './describeSite.ts';

/** What of a post's metadata is described. */
export type PostFacts = Pick<
  PropBlogPostMetadata,
  'permalink' | 'title' | 'description' | 'date' | 'authors' | 'tags'
>;

/** The blog that a post is part of. */
export type BlogFacts = {readonly title: string; readonly permalink: string};

/** Search engines cut longer headlines, or refuse them. */
const HEADLINE_LIMIT = 110;

/** A release post on its own page. */
export function describePost(site: SiteFacts, post: PostFacts, blog: BlogFacts) {
  const url = pageAddress(site, post.permalink);
  return {
    ...describeEntry(site, post),
    mainEntityOfPage: {'@type': 'WebPage', '@id': url},
    description: post.description,
    inLanguage: 'en',
    publisher: describePublisher(site),
    keywords: post.tags.map(({label}) => label),
    isPartOf: {'@type': 'Blog', '@id': pageAddress(site, blog.permalink), name: blog.title},
  };
}

/** The list of release posts. */
export function describeBlog(
  site: SiteFacts,
  {title, permalink, description}: BlogFacts & {readonly description: string},
  posts: readonly PostFacts[],
) {
  const url = pageAddress(site, permalink);
  return {
    '@type': 'Blog',
    '@id': url,
    url,
    mainEntityOfPage: url,
    name: title,
    description,
    inLanguage: 'en',
    publisher: describePublisher(site),
    blogPost: posts.map((post) => describeEntry(site, post)),
  };
}

/** A release post as an entry of the list of posts, which leads to the full description. */
function describeEntry(site: SiteFacts, post: PostFacts) {
  const url = pageAddress(site, post.permalink);
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: shorten(post.title),
    datePublished: new Date(post.date).toISOString(),
    author: post.authors.map((author) => describeAuthor(site, author)),
    image: {
      '@type': 'ImageObject',
      url: fileAddress(site, cardPath(post.permalink, site.baseUrl)),
      ...CARD_SIZE,
    },
  };
}

function describeAuthor(site: SiteFacts, {name, title, url, page, socials}: Author) {
  const elsewhere = Object.values(socials ?? {}).filter((address) => address !== undefined);
  return {
    '@type': 'Person',
    name,
    jobTitle: title,
    url: page ? pageAddress(site, page.permalink) : url,
    sameAs: [...new Set([...(page && url ? [url] : []), ...elsewhere])],
  };
}

function shorten(title: string): string {
  if (title.length <= HEADLINE_LIMIT) return title;
  const start = title.slice(0, HEADLINE_LIMIT - 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`;
}
