import {describe, expect, it} from 'vitest';
import {pageVersion} from './pageVersion.ts';

describe('pageVersion', () => {
  it('takes a cut version from the folder', () => {
    expect(pageVersion('versioned_docs/version-2.7/api/use-iap.md').version).toBe('2.7');
  });

  it('takes docs/ for the version that is not cut yet', () => {
    expect(pageVersion('docs/intro.md').version).toBe('2.8');
  });

  it('takes the latest version for posts and pages', () => {
    expect(pageVersion('blog/2025-08-01-release.md').status).toBe('latest');
    expect(pageVersion('src/pages/index.mdx').status).toBe('latest');
  });

  it('is not misled by a folder further down the path', () => {
    expect(pageVersion('blog/versioned_docs/version-2.6/x.md').version).toBe('2.8');
  });

  it('fails on a folder that the version table does not know', () => {
    expect(() => pageVersion('versioned_docs/version-1.0/intro.md')).toThrow(
      'There is no docs version "1.0". The version table knows: 2.8, 2.7, 2.6.',
    );
  });
});
