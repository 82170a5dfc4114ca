import {cpSync, rmSync} from 'node:fs';
import {formatProblem} from 'mdx-samples/problem';
import {beforeEach, describe, expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {checkContent} from '../checkContent.ts';
import {factsOf} from './knownFacts.ts';

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
const POST = `---\ntitle: A post\ndescription: News.\nslug: post\ndate: 2025-01-01\nauthors: [team]\ntags: [news]\n---\n\nText.\n\n{/* truncate */}\n`;

describe('what a process knows of pages that it checked', () => {
  const {at, write, read} = testFolder();
  const change = (file: string, from: string, to: string) =>
    write(file, read(file).replace(from, to));
  const check = async (folder = at()): Promise<string[]> => {
    const {problems} = await checkContent({root: folder, parts: ['pages']});
    return problems.map(formatProblem);
  };
  beforeEach(async () => {
    write('docs/one.mdx', page('One', '## Part\n\n<Sample file="shop.tsx" part="buy" />'));
    write('docs/two.mdx', page('Two', '[Part of one](./one.mdx#part)'));
    write('docs/three.mdx', page('Three', 'New: <SiteFact of="latest-post" />'));
    write('docs/_samples/shop.tsx', '// #region buy\nbuy();\n// #endregion\n');
    write('blog/2025-01-01-post.mdx', POST);
    write('blog/authors.yml', 'team:\n  name: Team\n');
    write('blog/tags.yml', 'news:\n  label: News\n');
    expect(await check()).toEqual([]);
  });

  it.each([
    [
      'a heading that others link to',
      () => change('docs/one.mdx', '## Part', '## Section'),
      'docs/two.mdx:6:1 The link ./one.mdx#part does not match a heading',
    ],
    [
      'a sample file that a page shows',
      () => change('docs/_samples/shop.tsx', 'region buy', 'region sell'),
      'docs/one.mdx:8:1 docs/_samples/shop.tsx has no region "buy"',
    ],
    [
      'a sample file, which is removed,',
      () => rmSync(at('docs/_samples/shop.tsx')),
      'docs/one.mdx:8:1 There is no file docs/_samples/shop.tsx',
    ],
    [
      'the newest of the posts',
      () => write('blog/2025-02-01-late.mdx', POST.replace('slug: post', 'slug: "late#top"')),
      'docs/three.mdx',
    ],
    [
      'the post that a page shows',
      () => change('blog/2025-01-01-post.mdx', 'description: News.\n', ''),
      'blog/2025-01-01-post.mdx has no description in its front matter.',
    ],
    [
      'a page, so that it cannot be parsed,',
      () => change('docs/one.mdx', '<Sample', '<Sample <'),
      'docs/one.mdx:8:9 The page cannot be read as MDX',
    ],
  ])('leads to the problems of a fresh check when %s changes', async (_what, mistake, message) => {
    mistake();
    const warm = await check();
    expect(warm.join('\n')).toContain(message);
    for (const name of ['docs', 'blog']) cpSync(at(name), at(`copy/${name}`), {recursive: true});
    expect(await check(at('copy'))).toEqual(warm);
  });

  it('are those of before until the page or a file that it shows changes', () => {
    const source = {path: 'docs/one.mdx', version: '2.8', kind: 'docs'} as const;
    const facts = () => factsOf(at(), {...source, source: read(source.path)});
    const first = facts();
    expect(facts()).toBe(first);
    change('docs/_samples/shop.tsx', 'buy();', 'buyAgain();');
    expect(facts()).not.toBe(first);
  });
});
