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

it.each([
  [
    'names what does not exist',
    '["2.7"]',
    'versions.json lists "2.7", but versioned_docs/version-2.7 does not exist.',
  ],
  [
    'is no list',
    '{"2.7": true}',
    'versions.json must be a list of version names such as ["2.7", "2.6"].',
  ],
])('D1 a list of versions that %s stops the build at once', (name, versions, says) => {
  const folder = writeFiles(`versions-${name.replaceAll(' ', '-')}`, {
    'docusaurus.config.ts': config,
    'versions.json': versions,
  });
  const {passed, output} = buildSite(folder, folder);
  expect(passed).toBe(false);
  expect(output).toContain(says);
});
