import {describe, expect, it} from 'vitest';
import {hasPage, pages} from './promised.ts';
import {followRedirects, redirects} from './redirects.ts';
import {docsVersions, versionRoot} from './versions.ts';

const existing = new Set(
  docsVersions.flatMap((version) =>
    pages
      .filter((page) => hasPage(version.version, page))
      .map(({path}) => `${versionRoot(version)}/${path}`),
  ),
);
const exact = redirects.filter(({from}) => !from.endsWith('/*'));

describe('the list of moved pages', () => {
  it('leads every address to a page that exists', () => {
    expect(exact.filter(({from}) => !existing.has(followRedirects(from) ?? ''))).toEqual([]);
  });

  it('takes no address away from a page that exists', () => {
    expect([...existing].filter((page) => followRedirects(page) !== undefined)).toEqual([]);
  });

  it('names every address once', () => {
    expect(new Set(redirects.map(({from}) => from)).size).toBe(redirects.length);
  });

  it('uses the placeholder on both sides or on none', () => {
    expect(redirects.filter(({from, to}) => from.endsWith('/*') !== to.endsWith('/*'))).toEqual([]);
  });
});

describe('followRedirects', () => {
  it.each([
    ['/docs/getting-started/installation', '/docs/installation'],
    ['/docs/api/methods', '/docs/api/methods/core-methods'],
    ['/docs/2.6/examples/offer-code', '/docs/2.6/guides/offer-code-redemption'],
    ['/docs/2.8', '/docs/intro'],
    ['/docs/2.8/guides/faq', '/docs/guides/faq'],
    ['/docs/latest/api/types', '/docs/api/types'],
    ['/docs/2.8/getting-started/installation', '/docs/installation'],
  ])('leads %s to %s', (address, target) => {
    expect(followRedirects(address)).toBe(target);
  });

  it.each(['/docs/guides/getting-started', '/docs/nowhere', '/', '/docs/2.80/intro'])(
    'leaves %s alone',
    (address) => {
      expect(followRedirects(address)).toBeUndefined();
    },
  );
});
