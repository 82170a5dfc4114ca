import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {docsVersions, versionFolders} from '../site/versions.ts';
import {collectSampleFiles} from './collectSampleFiles.ts';
import {listPages} from './listPages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(root, {recursive: true}));

for (const file of [
  'README.md',
  'docs/intro.mdx',
  'docs/_partial.mdx',
  'docs/_samples/store.tsx',
  'docs/_samples/store.test.tsx',
  'docs/api/_samples/types.ts',
  'docs/api/_samples/data.json',
  'docs/api/index.md',
  'docs/api/picture.svg',
  'versioned_docs/version-2.7/intro.mdx',
  'versioned_docs/version-2.5/intro.mdx',
  'blog/2025-post.mdx',
  'blog/authors.yml',
]) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), '');
}

describe('listPages', () => {
  it('gives every page its version', () => {
    const pages = listPages(root, {current: '3.0', latest: '2.8', cut: ['2.8', '2.7']});
    expect(pages.map(({path: file, version, kind}) => [file, version, kind])).toEqual([
      ['docs/api/index.md', '3.0', 'docs'],
      ['docs/intro.mdx', '3.0', 'docs'],
      ['versioned_docs/version-2.7/intro.mdx', '2.7', 'docs'],
      ['blog/2025-post.mdx', '2.8', 'blog'],
      ['README.md', '2.8', 'repository'],
    ]);
  });
});

describe('collectSampleFiles', () => {
  it('takes components, not their tests', () => {
    expect(collectSampleFiles(root, 'docs', '2.8').map(({path: file}) => file)).toEqual([
      'docs/_samples/store.tsx',
      'docs/api/_samples/types.ts',
    ]);
  });
});

describe('versionFolders', () => {
  it('finds the version in docs/: the one that is not cut', () => {
    expect(versionFolders(docsVersions, ['2.7', '2.6'])).toMatchObject({
      current: '2.8',
      latest: '2.8',
    });
  });

  it.each([
    [['2.7'], 'found 2.8, 2.6'],
    [['2.8', '2.7', '2.6'], 'found none'],
  ])('refuses the cut versions %j', (cut, message) =>
    expect(() => versionFolders(docsVersions, cut)).toThrow(message),
  );
});
