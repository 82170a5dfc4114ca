import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkSources} from './checkSources.ts';
import {soundSources} from './soundSources.ts';

const page = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;

describe('the sources of a site', () => {
  let root = '';
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'sources-'));
    write('docs/one.mdx', page('One', '## Part\n\n[Two](./two.mdx)'));
    write('docs/two.mdx', page('Two', '[Part of one](/docs/one#part)'));
  });
  afterEach(() => rmSync(root, {recursive: true}));

  it('may be sound', async () => {
    await expect(checkSources(root)).resolves.toEqual([]);
  });

  it('are told every fault at once, with file and line', async () => {
    write('docs/two.mdx', page('Two', '[Part of one](/docs/one#gone)\n\n<Tabz />'));
    write('docs/one.mdx', page('One', '[Two](./three.mdx)\n\n[Outside](https://example.org)'));
    write('docs/Three.mdx', 'Text.\n');
    expect((await checkSources(root)).sort()).toEqual([
      'docs/Three.mdx: "Three.mdx" becomes an address. Write it with lower-case letters, digits and hyphens.',
      'docs/Three.mdx:1: The page has no front matter. Begin it with a line "---", a title and a description.',
      'docs/one.mdx:6: The link ./three.mdx leads to docs/three.mdx, which is no page. Correct the path.',
      'docs/two.mdx:8: <Tabz> is unknown on pages. Do you mean <Tab>?',
    ]);
  });

  it('of a version that is not shown are read for their addresses alone', async () => {
    write('versioned_docs/version-2.7/old.mdx', page('Old', '<Tabz />'));
    write('docs/two.mdx', page('Two', '[Old](/docs/2.7/old#any) [None](/docs/2.7/none)'));
    expect(await checkSources(root, '2.8')).toEqual([
      'docs/two.mdx:6: The link /docs/2.7/none leads to no page. Correct the address.',
    ]);
    expect((await checkSources(root)).join()).toContain('version-2.7/old.mdx:6: <Tabz>');
  });

  it('are read again only when something changed', () => {
    const memory = join(root, '.docusaurus/sound-sources');
    expect(soundSources(root, memory).known).toBe(false);
    soundSources(root, memory).remember();
    expect(soundSources(root, memory).known).toBe(true);
    write('docs/one.mdx', page('One', 'Changed.'));
    expect(soundSources(root, memory).known).toBe(false);
  });
});
