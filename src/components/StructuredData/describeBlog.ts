import {describeEntry} from './describePost.ts';
import type {BlogFacts, PostFacts} from './describePost.ts';
import {describePublisher} from './describeSite.ts';
import {pageAddress} from './siteFacts.ts';
import type {SiteFacts} from './siteFacts.ts';

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
