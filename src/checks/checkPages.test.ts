import {formatProblem} from 'mdx-samples/problem';
import {beforeEach, describe, expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {checkContent} from './checkContent.ts';
import {ANCHORS_FILE} from './pages/linkedAnchors.ts';

async function check(root: string, onlyVersion?: string): Promise<string[]> {
  const {problems} = await checkContent({root, parts: ['pages'], onlyVersion});
  return problems.map(formatProblem);
}

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

describe('the sources of a site', () => {
  const {at, write} = testFolder();
  beforeEach(() => {
    write('docs/one.mdx', page('One', '## Part\n\n[Two](./two.mdx)'));
    write('docs/two.mdx', page('Two', '[Part of one](/docs/one#part)'));
  });

  it('may be sound', async () => {
    expect(await check(at())).toEqual([]);
  });

  it('get every problem at once, with file and line', async () => {
    write('docs/two.mdx', page('Two', '[Part of one](/docs/one#gone)\n\n<Tabz />'));
    write('docs/one.mdx', page('One', '[Two](./three.mdx)\n\n[Outside](https://example.org)'));
    write('docs/Three.mdx', 'Text.\n');
    expect(await check(at())).toEqual([
      'docs/one.mdx:6:1 The link ./three.mdx leads to docs/three.mdx, which is not a page. Correct the path.',
      'docs/Three.mdx:1:1 "Three.mdx" becomes part of an address. Use lowercase letters, digits and hyphens.',
      'docs/Three.mdx:1:1 The page has no front matter. Start it with a "---" line, a title and a description.',
      'docs/two.mdx:8:1 <Tabz> is unknown on pages. Do you mean <Tabs>?',
    ]);
  });

  it('have an address each', async () => {
    write('docs/twin.mdx', page('Twin', 'Text.').replace('---\n\n', 'slug: /two\n---\n\n'));
    expect(await check(at())).toEqual([
      'docs/twin.mdx:4:1 The address /docs/two is already used by docs/two.mdx. Change one of the slugs.',
    ]);
  });

  it('deny a name that their version lacks, in its sentence or by its column', async () => {
    const table = (column: string) =>
      `| ${column} |\n| - |\n| <Absent version="2.7">priceIos</Absent> |`;
    write('docs/one.mdx', page('One', `## Part\n\n${table('Before')}\n\nNo <Absent>a</Absent>.`));
    expect(await check(at())).toEqual([]);
    write('docs/one.mdx', page('One', `## Part\n\n${table('Name')}\n\nCall <Absent>a</Absent>.`));
    expect(await check(at())).toEqual([
      expect.stringContaining('docs/one.mdx:10:1 This version lacks priceIos'),
      expect.stringContaining('docs/one.mdx:12:1 This version lacks a'),
    ]);
  });

  it('keep every anchor that pages led to when their version was cut', async () => {
    write(ANCHORS_FILE, '/docs/one\told part\n/docs/gone\tpart\n');
    expect(await check(at())).toEqual([
      expect.stringContaining('docs/one.mdx:1:1 The anchor "old" is gone'),
    ]);
  });

  it('of a version that is not shown are read for their addresses alone', async () => {
    write('versioned_docs/version-2.7/old.mdx', page('Old', '<Tabz />'));
    write('docs/two.mdx', page('Two', '[Old](/docs/2.7/old#any) [None](/docs/2.7/none)'));
    expect(await check(at(), '2.8')).toEqual([
      'docs/two.mdx:6:26 The link /docs/2.7/none does not lead to a page. Correct the address.',
    ]);
    expect((await check(at())).join()).toContain('version-2.7/old.mdx:6:1 <Tabz>');
  });
});
