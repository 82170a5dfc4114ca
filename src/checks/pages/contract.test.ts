import {formatProblem} from 'mdx-samples/problem';
import {beforeEach, describe, expect, it} from 'vitest';
import {testFolder} from '../../../tests/unit/testFolder.ts';
import {folderOf, latestVersion, liveVersion, versionRoot} from '../../site/versions.ts';
import {readContent, readSources} from '../content.ts';
import {readAddresses} from './addresses.ts';
import {checkContract, type Contract} from './contract.ts';
import {readSidebars} from './sidebars.ts';

const root = versionRoot(liveVersion());
const contract: Contract = {
  pages: [
    {path: 'intro', listed: true, since: liveVersion().version},
    {path: 'hidden', listed: false, since: liveVersion().version},
  ],
  posts: ['first'],
};
const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\nText.\n`;

describe('R8 R9 D2 the promised addresses', () => {
  const {at, write} = testFolder();
  const problems = async (): Promise<string[]> => {
    const content = await readSources(at());
    const found = {
      addresses: readAddresses(content).files,
      sidebars: await readSidebars(content),
    };
    return checkContract(content, found, contract).map(formatProblem);
  };
  beforeEach(() => {
    write('docs/intro.mdx', page('Intro'));
    write('docs/hidden.mdx', page('Hidden'));
    write('blog/2025-01-01-first.mdx', page('First', 'slug: first\n'));
    write('sidebars.ts', `export default {tutorialSidebar: ['intro']};\n`);
  });

  it('may have more pages and posts beside them', async () => {
    write('docs/extra.mdx', page('Extra'));
    write('blog/2025-01-02-second.mdx', page('Second', 'slug: second\n'));
    expect(await problems()).toEqual([]);
  });

  it('must not go or move', async () => {
    write('docs/intro.mdx', page('Intro', 'slug: start\n'));
    write('blog/2025-01-01-first.mdx', page('First', 'slug: one\n'));
    expect(await problems()).toEqual([
      `docs/intro.mdx:1:1 The promised page ${root}/intro is missing. Restore the file or its slug.`,
      'blog:1:1 No post has the promised slug "first". Restore the post or its slug.',
    ]);
  });

  it('are in the sidebar, or not, as promised', async () => {
    write('sidebars.ts', `export default {tutorialSidebar: ['hidden']};\n`);
    expect(await problems()).toEqual([
      'sidebars.ts:1:1 tutorialSidebar does not list "intro". Add it.',
      'sidebars.ts:1:1 tutorialSidebar lists "hidden", which must not be in it. Remove it.',
    ]);
  });

  it('are found in categories too', async () => {
    const items = `[{type: 'category', label: 'Start', items: [{type: 'doc', id: 'intro'}]}]`;
    write('sidebars.ts', `export default {tutorialSidebar: ${items}};\n`);
    expect(await problems()).toEqual([]);
  });

  it('need the sidebar that the navbar links to', async () => {
    write('sidebars.ts', `export default {main: ['intro']};\n`);
    expect(await problems()).toEqual([
      'sidebars.ts:1:1 The navbar links to tutorialSidebar, which does not exist. Add it.',
    ]);
  });

  it('need sidebars that can be read and name pages', async () => {
    write('sidebars.ts', `export default {tutorialSidebar: [\n  'intro',\n  'gone',\n]};\n`);
    expect(await problems()).toEqual([
      'sidebars.ts:3:4 The sidebar lists "gone", but there is no such page. Correct the path.',
    ]);
    write('sidebars.ts', `export default {\n  tutorialSidebar: ['intro',\n};\n`);
    expect((await problems())[0]).toMatch(/^sidebars\.ts:3:1 Invalid TypeScript: /);
  });

  it('have descriptions that differ, across versions too', async () => {
    const old = `${folderOf('2.7')}/start.mdx`;
    write(old, page('Start').replace('About Start.', 'About Intro.'));
    expect(await problems()).toEqual([
      `${old}:3:1 The description is the same as in docs/intro.mdx. Say what differs.`,
    ]);
  });

  it('belong to one page each', async () => {
    write('docs/twin.mdx', page('Twin', 'slug: /intro\n'));
    expect(readAddresses(await readContent(at())).problems.map(formatProblem)).toEqual([
      `docs/twin.mdx:4:1 The address ${root}/intro is already used by docs/intro.mdx. Change one of the slugs.`,
    ]);
  });

  it('are those of the latest version for posts', async () => {
    const {pages} = await readContent(at());
    const post = pages.find(({kind}) => kind === 'blog');
    expect(post?.version).toBe(latestVersion().version);
  });
});
