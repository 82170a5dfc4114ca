import {describe, expect, it} from 'vitest';
import {hasPage, pages} from '../../site/promised.ts';
import {docsVersions, versionRoot} from '../../site/versions.ts';
import {proposePages} from './proposePages.ts';

const known = [
  '/',
  '/blog',
  '/blog/archive',
  '/blog/tags/ios',
  '/blog/v2-8-0-migration-guide',
  '/blog/v2-8-1-release',
  '/search',
  ...docsVersions.flatMap((version) => [
    versionRoot(version),
    ...pages
      .filter((page) => hasPage(version.version, page))
      .map(({path}) => `${versionRoot(version)}/${path}`),
  ]),
];
const propose = (address: string) => proposePages(address, known);

describe('a page that moved', () => {
  it.each([
    ['/docs/getting-started/installation/', '/docs/installation'],
    ['/docs/API/methods', '/docs/api/methods/core-methods'],
    ['/docs/2.7/api/methods/index.html', '/docs/2.7/api/methods/core-methods'],
    ['/docs/2.8/guides/faq', '/docs/guides/faq'],
  ])('%s is %s now', (address, moved) => {
    expect(propose(address)).toEqual({moved, otherVersions: [], close: []});
  });

  it('is not believed when its target does not exist either', () => {
    expect(proposePages('/docs/getting-started', []).moved).toBeUndefined();
  });
});

describe('the same page in other versions', () => {
  it('is named for a page that only the latest version has, with what stands in for it', () => {
    expect(propose('/docs/2.7/guides/ios-hot-reload-fix')).toEqual({
      otherVersions: ['/docs/guides/ios-hot-reload-fix'],
      close: ['/docs/2.7/guides/lifecycle'],
    });
  });

  it.each(['/docs/1.0/intro', '/docs/v3/intro', '/docs/2.x/intro', '/docs/2.8.8/intro'])(
    'is named for %s, whose version has no docs',
    (address) => {
      expect(propose(address)).toEqual({
        otherVersions: ['/docs/intro', '/docs/2.7/intro', '/docs/2.6/intro'],
        close: [],
      });
    },
  );

  it('is the introduction for a version without docs', () => {
    expect(propose('/docs/1.0').otherVersions).toContain('/docs/intro');
  });

  it('is found where it moved', () => {
    expect(propose('/docs/1.0/getting-started/installation').otherVersions).toContain(
      '/docs/installation',
    );
  });
});

describe('close addresses', () => {
  it.each([
    ['/docs/Intro', '/docs/intro'],
    ['/docs/guides/faq).', '/docs/guides/faq'],
    ['/docs/guides/faq.md', '/docs/guides/faq'],
  ])('%s is close to %s', (address, page) => {
    expect(propose(address).close[0]).toBe(page);
  });

  it.each([
    '/nowhere',
    '/nowhere/at/all',
    '/docs/nowhere',
    '/docs/guides/nowhere',
    '/blog/nowhere',
  ])('%s is close to nothing', (address) => {
    expect(propose(address)).toEqual({otherVersions: [], close: []});
  });

  it('take broken and endless addresses as they are', () => {
    expect(propose('/docs/%E0%A4%A').moved).toBeUndefined();
    expect(propose(`/docs/${'a'.repeat(100_000)}`).close).toEqual([]);
    expect(propose('/docs/<script>alert(1)</script>').close).toEqual([]);
  });
});
