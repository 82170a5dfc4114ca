import {describe, expect, it} from 'vitest';
import {liveVersion} from '../../src/site/versions.ts';
import {buildSite} from './sites/buildSite.ts';
import {makeSite, page, writeFiles} from './sites/makeSite.ts';

/** The version in docs/, which is how the rules call the pages of a small site. */
const live = liveVersion().version;

const linesOf = (output: string) => output.split('\n').map((line) => line.trim());

it('D2 R8 R9 content that breaks the rules stops the build with a sentence for every fault', () => {
  const pageRules = {
    pages: [
      {path: 'intro', listed: true},
      {path: 'hidden', listed: false},
      {path: 'lost', listed: true},
      {path: 'gone', listed: true},
    ],
    posts: ['first-release'],
  };
  const folder = makeSite(
    'content-rules',
    {blog: true, pageRules},
    {
      'sidebars.ts': `export default {tutorialSidebar: ['intro', 'hidden']};\n`,
      'docs/intro.md': 'A page with nothing at its head.\n',
      'docs/hidden.md': page('Hidden'),
      'docs/lost.md': page('Lost'),
      'docs/twin.md': page('Twin', '', 'slug: /lost\n'),
      'docs/extra.md': page('Extra'),
      'blog/authors.yml': 'hyochan:\n  name: Hyo\n',
      'blog/tags.yml': 'release:\n  label: Release\n',
      'blog/2199-01-01-post.mdx':
        '---\ntitle: Post\ndescription: A post.\nslug: first\ndate: 2199-01-01\nauthors: hyochan\ntags: [release]\n---\n\n{/* truncate */}\n',
    },
  );
  const {passed, output} = buildSite(folder);
  expect(passed).toBe(false);
  expect(linesOf(output)).toEqual(
    expect.arrayContaining([
      `Version ${live} has no page "gone", which the contract names: no page may go or move.`,
      `docs/extra.md adds the page "extra" to version ${live}: list it in src/site/pages.ts.`,
      'docs/twin.md has the same address "lost" as docs/lost.md: change one slug.',
      'docs/intro.md has no title in its front matter: add one.',
      'docs/intro.md has no description in its front matter: add one sentence that search results can show.',
      `The sidebar of version ${live} lists docs/hidden.md, which is reached by address only: take it out.`,
      `The sidebar of version ${live} does not list docs/lost.md: add it to tutorialSidebar.`,
      'There is no post with the slug "first-release", which the contract names.',
      'blog/2199-01-01-post.mdx has the slug "first", which src/site/posts.ts does not list: correct the slug, or list it there.',
      'blog/2199-01-01-post.mdx is dated 2199-01-01, which is in the future: correct the date.',
    ]),
  );
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

  it('stops at once when versions.json is no list of names', () => {
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
