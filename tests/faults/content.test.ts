import {describe, expect, it} from 'vitest';
import {posts} from '../../src/site/promised.ts';
import {buildSite} from './sites/buildSite.ts';
import {makeSite, page, writeFiles} from './sites/makeSite.ts';

const linesOf = (output: string) => output.split('\n').map((line) => line.trim());

it('D2 R8 R9 content that breaks the rules stops the build, which names every problem', () => {
  const folder = makeSite(
    'content-rules',
    {blog: true, checks: true},
    {
      'sidebars.ts': `export default {tutorialSidebar: ['guides/error-handling']};\n`,
      'docs/intro.md': 'A page with nothing at its head.\n',
      'docs/guides/error-handling.md': page('Errors', 'Text.'),
      'docs/extra.md': page('Extra', 'Text.'),
      'blog/2199-01-01-post.mdx':
        '---\ntitle: Post\ndescription: A post.\nslug: first\ndate: 2199-01-01\nauthors: [hyochan]\ntags: [release]\n---\n\n{/* truncate */}\n',
    },
  );
  const {passed, output} = buildSite(folder);
  expect(passed).toBe(false);
  const lines = output.split('\n').map((line) => line.trim());
  expect(output).toMatch(/Found \d+ problems in the content:/);
  expect(lines).toEqual(
    expect.arrayContaining([
      'docs/installation.mdx:1:1 The promised page /docs/installation is missing. Restore the file or its slug.',
      'docs/intro.md:1:1 The page has no front matter. Start it with a "---" line, a title and a description.',
      'sidebars.ts:1:1 tutorialSidebar lists "guides/error-handling", which must not be in it. Remove it.',
      `blog:1:1 No post has the promised slug "${posts[0]}". Restore the post or its slug.`,
      'blog/2199-01-01-post.mdx:5:1 "date" is in the future: 2199-01-01. Correct it.',
    ]),
  );
  expect(output).not.toContain('docs/extra.md');
});

describe('D1 a table of versions that does not fit the files', () => {
  const config = `import real from '../../../docusaurus.config.ts';

const [[, {docs}]] = real.presets;
export default {title: 'Versions', url: 'https://example.com', baseUrl: '/', presets: [['classic', {docs}]]};
`;
  const cut = (version: string) => ({
    [`versioned_docs/version-${version}/intro.md`]: page('Introduction'),
    [`versioned_sidebars/version-${version}-sidebars.json`]: '{}',
  });

  it('stops at once and names an unknown version and a missing folder', () => {
    const folder = writeFiles('versions', {
      'docusaurus.config.ts': config,
      'versions.json': '["2.7", "2.6", "2.5"]',
      'versioned_sidebars/version-2.6-sidebars.json': '{}',
      ...cut('2.7'),
      ...cut('2.5'),
    });
    const {passed, output} = buildSite(folder, folder);
    expect(passed).toBe(false);
    expect(output).toContain('The table of versions is wrong.');
    expect(linesOf(output).filter((line) => line.startsWith('versions.json'))).toEqual([
      'versions.json lists "2.5", which has no entry in src/site/versionTable.json: add one.',
      'versions.json lists "2.6", but versioned_docs/version-2.6 does not exist.',
    ]);
  });

  it('stops at once when versions.json is not a list of names', () => {
    const folder = writeFiles('versions-shape', {
      'docusaurus.config.ts': config,
      'versions.json': '{"2.7": true}',
    });
    const {passed, output} = buildSite(folder, folder);
    expect(passed).toBe(false);
    expect(output).toContain(
      'versions.json must be a list of version names such as ["2.7", "2.6"].',
    );
  });
});
