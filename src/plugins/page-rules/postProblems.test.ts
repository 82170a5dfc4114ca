import {describe, expect, it} from 'vitest';
import type {Post} from './describePosts.ts';
import {postProblems} from './postProblems.ts';

const now = new Date('2025-09-01T12:00:00Z');
const post = (change: Partial<Post> = {}): Post => ({
  file: 'blog/2025-08-19-v2-8-1-release.mdx',
  slug: 'v2-8-1-release',
  title: 'Release 2.8.1',
  description: 'What 2.8.1 changes.',
  date: new Date('2025-08-19'),
  hasDate: true,
  authors: 1,
  tags: 2,
  ...change,
});
const problems = (...posts: Post[]) => postProblems(posts, ['v2-8-1-release'], now);
const file = 'blog/2025-08-19-v2-8-1-release.mdx';

describe('R8 B1 release posts', () => {
  it('may be exactly those of the contract, dated up to now', () => {
    expect(problems(post())).toEqual([]);
    expect(problems(post({date: now}))).toEqual([]);
  });

  it('must not be missing', () => {
    expect(problems()).toEqual([
      'There is no post with the slug "v2-8-1-release", which the contract names.',
    ]);
  });

  it('must have the slug of the contract', () => {
    expect(problems(post({slug: 'v2-8-1'}))).toEqual([
      'There is no post with the slug "v2-8-1-release", which the contract names.',
      `${file} has the slug "v2-8-1", which src/site/posts.ts does not list: correct the slug, or list it there.`,
    ]);
  });

  it('must not share a slug', () => {
    expect(problems(post(), post({file: 'blog/again.mdx'}))).toEqual([
      `blog/again.mdx has the same slug "v2-8-1-release" as ${file}: change one of them.`,
    ]);
  });

  it('must not be dated in the future', () => {
    expect(problems(post({date: new Date('2025-09-02')}))).toEqual([
      `${file} is dated 2025-09-02, which is in the future: correct the date.`,
    ]);
  });

  it('must have a title, a description, a date, an author and tags', () => {
    const bare = {title: undefined, description: undefined, hasDate: false, authors: 0, tags: 0};
    expect(problems(post(bare))).toEqual([
      `${file} has no title in its front matter: add one.`,
      `${file} has no description in its front matter: add one sentence that search results can show.`,
      `${file} has no date in its front matter: add one such as 2025-08-19.`,
      `${file} names no author: add authors from blog/authors.yml.`,
      `${file} names no tag: add tags from blog/tags.yml.`,
    ]);
  });
});
