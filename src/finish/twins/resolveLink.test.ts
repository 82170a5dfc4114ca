import {describe, expect, it} from 'vitest';
import {linkResolver} from './resolveLink.ts';
import {sampleDoc, sampleSite} from './sampleSite.ts';

const old = sampleDoc('2.7', '/docs/2.7', 'versioned_docs/version-2.7', 'guides/gone');

describe('linkResolver', () => {
  const toTwin = linkResolver(sampleSite);

  it.each([
    ['../intro.mdx#top', 'https://example.org/docs/2.7/intro.md#top'],
    ['#here', 'https://example.org/docs/2.7/guides/gone.md#here'],
    ['/docs/guides/faq?platform=ios', 'https://example.org/docs/guides/faq.md?platform=ios'],
    ['/blog/post/', 'https://example.org/blog/post.md'],
    ['/blog/tags/ios', 'https://example.org/blog/tags/ios'],
    ['/', 'https://example.org/'],
    ['pathname:///blog/rss.xml', 'https://example.org/blog/rss.xml'],
    ['https://openiap.dev/x.mdx', 'https://openiap.dev/x.mdx'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('leads %s to %s', (target, address) => {
    expect(toTwin(old, target)).toBe(address);
  });

  it('knows a site that lies in a folder', () => {
    const [latest] = sampleSite.versions;
    const folder = {
      ...sampleSite,
      baseUrl: '/site/',
      versions: latest
        ? [
            {
              ...latest,
              sections: [{title: 'A', pages: [sampleDoc('2.8', '/site/docs', 'docs', 'intro')]}],
            },
          ]
        : [],
    };
    const resolve = linkResolver(folder);
    expect(resolve(old, '/docs/intro')).toBe('https://example.org/site/docs/intro.md');
    expect(resolve(old, '/site/docs/intro')).toBe('https://example.org/site/docs/intro.md');
  });

  it('refuses a broken link', () => {
    expect(() => toTwin(old, './intro.mdx')).toThrow(
      'The link ./intro.mdx leads to versioned_docs/version-2.7/guides/intro.mdx, which is not a page.',
    );
    expect(() => toTwin(old, 'guides/faq')).toThrow('The link guides/faq is relative.');
  });
});
