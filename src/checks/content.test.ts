import {beforeAll, describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {latestVersion, liveVersion} from '../site/versions.ts';
import {type Content, readContent} from './content.ts';

const {at, write} = testFolder('all');
const head = '---\ntitle: A\n---\n';
let content: Content;

beforeAll(async () => {
  for (const file of [
    'README.md',
    'bench/RESULTS.md',
    'docs/intro.mdx',
    'docs/_samples/store.tsx',
    'docs/_samples/store.test.tsx',
    'docs/api/_samples/types.ts',
    'docs/api/index.md',
    'docs/api/picture.svg',
    'versioned_docs/version-2.7/intro.mdx',
    'versioned_docs/version-2.6/_samples/own.ts',
    'blog/2025-post.mdx',
    'blog/authors.yml',
    'src/pages/_home/lead.mdx',
  ]) {
    write(file, `${head}\nText.\n`);
  }
  write('docs/_samples/store.tsx', "import {kept} from './kept';");
  write('docs/_samples/kept.ts', 'export const kept = 1;');
  write('versioned_docs/version-2.6/intro.mdx', `${head}\n<Sample file="store.tsx" />\n`);
  content = await readContent(at());
});

describe('the content of a repository', () => {
  it('gives every page its version and kind', () => {
    const [live, latest] = [liveVersion().version, latestVersion().version];
    expect(content.problems).toEqual([]);
    expect(content.pages.map(({path: file, version, kind}) => [file, version, kind])).toEqual([
      ['docs/api/index.md', live, 'docs'],
      ['docs/intro.mdx', live, 'docs'],
      ['versioned_docs/version-2.6/intro.mdx', '2.6', 'docs'],
      ['versioned_docs/version-2.7/intro.mdx', '2.7', 'docs'],
      ['blog/2025-post.mdx', latest, 'blog'],
      ['src/pages/_home/lead.mdx', latest, 'home'],
      ['README.md', latest, 'repository'],
    ]);
  });

  it('has components as samples, not their tests', () => {
    expect(
      content.sampleFiles.flatMap(({path: file, writtenIn}) =>
        writtenIn === undefined ? file : [],
      ),
    ).toEqual([
      'docs/_samples/kept.ts',
      'docs/_samples/store.tsx',
      'docs/api/_samples/types.ts',
      'versioned_docs/version-2.6/_samples/own.ts',
    ]);
  });

  it('has for an older version what it shows or imports and only a newer one has', () => {
    const shared = content.sampleFiles.filter(({writtenIn}) => writtenIn !== undefined);
    expect(shared.map(({path: file, version, writtenIn}) => [file, version, writtenIn])).toEqual([
      ['versioned_docs/version-2.6/_samples/store.tsx', '2.6', 'docs/_samples/store.tsx'],
      ['versioned_docs/version-2.6/_samples/kept.ts', '2.6', 'docs/_samples/kept.ts'],
    ]);
  });
});
