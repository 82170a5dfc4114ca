import {describe, expect, it} from 'vitest';
import {
  addressOfFile,
  pagePath,
  pageVersion,
  twinPath,
  versionOfAddress,
  versionOfFile,
  withoutFileEnding,
} from './addresses.ts';
import {docsVersions, latestVersion, liveVersion, versionRoot} from './versions.ts';

const [oldest = latestVersion()] = docsVersions.toReversed();

describe('version of a file', () => {
  it('takes a cut version from the folder', () => {
    const file = `versioned_docs/version-${oldest.version}/api/use-iap.md`;
    expect(versionOfFile(file)).toBe(oldest);
  });

  it('takes docs/ for the version that is not cut yet', () => {
    expect(pageVersion('docs/intro.md')).toBe(liveVersion());
  });

  it('takes the latest version for posts and pages', () => {
    expect(pageVersion('blog/2025-08-01-release.md').status).toBe('latest');
    expect(pageVersion('src/pages/index.mdx').status).toBe('latest');
    expect(versionOfFile('blog/2025-08-01-release.md')).toBeUndefined();
  });

  it('is not misled by a folder further down the path', () => {
    expect(pageVersion('blog/versioned_docs/version-2.6/x.md')).toBe(latestVersion());
  });

  it('fails on a folder that the version table does not know', () => {
    expect(() => pageVersion('versioned_docs/version-1.0/intro.md')).toThrow(
      'There is no docs version "1.0". The version table has: ',
    );
  });
});

describe('version of an address', () => {
  it.each(docsVersions.map((version) => [version.version, version] as const))(
    'finds %s by its root and below it',
    (_, version) => {
      expect(versionOfAddress(versionRoot(version))).toBe(version);
      expect(versionOfAddress(`${versionRoot(version)}/guides/faq`)).toBe(version);
    },
  );

  it('knows that nothing outside the docs has a version', () => {
    expect(versionOfAddress('/blog/v2-8-1-release')).toBeUndefined();
    expect(versionOfAddress('/docsy')).toBeUndefined();
  });
});

describe('addresses', () => {
  it.each([
    ['docs/intro.mdx', undefined, `${versionRoot(liveVersion())}/intro`],
    ['docs/api/index.mdx', undefined, `${versionRoot(liveVersion())}/api`],
    ['docs/api/use-iap.mdx', 'hook', `${versionRoot(liveVersion())}/api/hook`],
    ['docs/api/use-iap.mdx', '/hook', `${versionRoot(liveVersion())}/hook`],
    ['blog/2025-08-19-x.mdx', 'x', '/blog/x'],
    ['src/content/skills/a-b.mdx', undefined, '/.well-known/agent-skills/a-b/SKILL.md'],
  ])('%s with the slug %s is at %s', (file, slug, address) => {
    expect(addressOfFile(file, slug)).toBe(address);
  });

  it.each([
    ['/docs/intro', '/docs/intro', '/docs/intro.md'],
    ['/docs/api/', '/docs/api', '/docs/api.md'],
  ])('%s is read at %s and has its twin at %s', (permalink, page, twin) => {
    expect(pagePath(permalink)).toBe(page);
    expect(twinPath(permalink)).toBe(twin);
  });

  it('leaves the home page its slash', () => {
    expect(pagePath('/')).toBe('/');
  });
});

it.each([
  ['/docs/intro.html', '/', '/docs/intro'],
  ['/docs/intro/index.html', '/', '/docs/intro'],
  ['/index.html', '/', '/'],
  ['/docs/intro', '/', '/docs/intro'],
  ['/expo-iap/index.html', '/expo-iap/', '/expo-iap/'],
  ['/expo-iap/blog.html', '/expo-iap/', '/expo-iap/blog'],
])('%s under %s is %s without its file ending', (pathname, base, clean) => {
  expect(withoutFileEnding(pathname, base)).toBe(clean);
});
