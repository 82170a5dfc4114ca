import {describe, expect, it} from 'vitest';
import {buildSite} from './sites/buildSite.ts';
import {makeSite} from './sites/makeSite.ts';

/** Builds a site whose only post has this front matter and text. */
function buildPost(
  name: string,
  frontMatter: string,
  text = 'Short.\n\n{/* truncate */}\n\nLong.',
) {
  const files = {
    'blog/authors.yml': 'hyochan:\n  name: Hyo\n',
    'blog/tags.yml': 'release:\n  label: Release\n',
    'blog/2025-01-01-post.mdx': `---\ntitle: Post\n${frontMatter}\n---\n\n${text}\n`,
  };
  return buildSite(makeSite(name, {blog: true}, files));
}

describe('B1 a post with a mistake stops the build', () => {
  it('a tag that tags.yml does not define', () => {
    const {passed, output} = buildPost('unknown-tag', 'authors: hyochan\ntags: [release, relaese]');
    expect(passed).toBe(false);
    expect(output).toContain(
      'Tags [relaese] used in 2025-01-01-post.mdx are not defined in tags.yml',
    );
  });

  it('an author that authors.yml does not define', () => {
    const {passed, output} = buildPost('unknown-author', 'authors: someone\ntags: [release]');
    expect(passed).toBe(false);
    expect(output).toContain('Blog author with key "someone" not found in the authors map file.');
  });

  it('an author who is not in authors.yml at all', () => {
    const {passed, output} = buildPost(
      'inline-author',
      'authors: {name: Someone}\ntags: [release]',
    );
    expect(passed).toBe(false);
    expect(output).toContain(
      'Some blog authors used in "2025-01-01-post.mdx" are not defined in "authors.yml"',
    );
  });

  it('a missing truncation mark', () => {
    const {passed, output} = buildPost(
      'untruncated',
      'authors: hyochan\ntags: [release]',
      'All at once.',
    );
    expect(passed).toBe(false);
    expect(output).toMatch(/blog posts without truncation markers[\s\S]*2025-01-01-post\.mdx/);
  });
});
