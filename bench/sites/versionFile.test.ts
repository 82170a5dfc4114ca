import {expect, it} from 'vitest';
import {versionFile} from './versionFile.ts';

it('puts the current version into docs, older ones into their own folders, posts into blog', () => {
  expect(versionFile('/docs/guides/faq')).toBe('docs/guides/faq.md');
  expect(versionFile('/docs/2.7/api/types')).toBe('versioned_docs/version-2.7/api/types.md');
  expect(versionFile('/blog/release')).toBe('blog/release.md');
});
