import {expect, it} from 'vitest';
import {buildSite} from './sites/buildSite.ts';
import {makeSite, page, writeFiles} from './sites/makeSite.ts';

it('B1 content that breaks the rules stops the build, which names every problem', () => {
  const folder = makeSite(
    'content-rules',
    {blog: true, checks: true},
    {
      'docs/intro.md': 'A page with nothing at its head.\n',
      'docs/extra.md': page('Extra', 'Text.'),
      'blog/2199-01-01-post.mdx':
        '---\ntitle: Post\ndescription: A post.\nslug: first\ndate: 2199-01-01\nauthors: [hyochan]\ntags: [release]\n---\n\n{/* truncate */}\n',
    },
  );
  const {passed, output} = buildSite(folder);
  expect(passed).toBe(false);
  expect(output).toMatch(/Found \d+ problems in the content:/);
  expect(output.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      'docs/intro.md:1:1 The page has no front matter. Start it with a "---" line, a title and a description.',
      'blog/2199-01-01-post.mdx:5:1 "date" is in the future: 2199-01-01. Correct it.',
    ]),
  );
  expect(output).not.toContain('docs/extra.md');
});

const config = `import real from '../../../docusaurus.config.ts';

const [[, {docs}]] = real.presets;
export default {title: 'Versions', url: 'https://example.com', baseUrl: '/', presets: [['classic', {docs}]]};
`;

it('D1 a list of versions that is no list stops the build at once', () => {
  const folder = writeFiles('versions', {
    'docusaurus.config.ts': config,
    'versions.json': '{"2.7": true}',
  });
  const {passed, output} = buildSite(folder, folder);
  expect(passed).toBe(false);
  expect(output).toContain('versions.json must be a list of version names such as ["2.7", "2.6"].');
});
