import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkContent} from '../../src/checks/checkContent.ts';
import type {Contract} from '../../src/checks/pages/contract.ts';
import {badBytes} from './inputs/badBytes.ts';
import {badHeads} from './inputs/badHeads.ts';
import type {BadInput} from './inputs/badInput.ts';
import {badLinks} from './inputs/badLinks.ts';
import {badMarks} from './inputs/badMarks.ts';
import {badMarkup} from './inputs/badMarkup.ts';
import {badPosts} from './inputs/badPosts.ts';
import {badSites, badVersions} from './inputs/badSites.ts';
import {oddPages} from './inputs/oddPages.ts';
import {soundSite} from './inputs/soundSite.ts';
import {type BuildResult, buildSite} from './sites/buildSite.ts';
import {type SiteFiles, writeFiles} from './sites/makeSite.ts';

const inPages = [...badHeads, ...badBytes, ...badMarkup, ...badMarks, ...badLinks, ...badPosts];
const contract: Contract = {
  pages: [
    {path: 'intro', listed: true},
    {path: 'api', listed: true, since: '2.8'},
    {path: 'api/error-codes', listed: false, since: '2.8'},
  ],
  posts: ['first'],
};
let answered = 0;

function writeSite(name: string, ...changes: readonly SiteFiles[]): string {
  return writeFiles(name, Object.assign({}, soundSite, ...changes));
}

/** Returns what the check says of a small site, without columns, in the order of the files. */
async function check(root: string): Promise<string[]> {
  const {problems} = await checkContent({root, parts: ['pages'], contract});
  return problems.map(({file, line, message}) => `${file}:${line}: ${message}`);
}

describe('X a bad page or post is answered with file and line', () => {
  let lines: readonly string[] = [];
  beforeAll(async () => {
    // All at once: each has its own files, and every sentence names them.
    lines = await check(writeSite('bad-pages', ...inPages.map(({files}) => files)));
  });

  it.each(inPages)('$name', ({says}: BadInput) => {
    expect(lines).toEqual(expect.arrayContaining([...says]));
    answered += 1;
  });

  it('and says nothing of what is right', () => {
    expect([...lines].sort()).toEqual(inPages.flatMap(({says}) => says).sort());
  });
});

describe('X a bad file around the pages is answered with its name', () => {
  it.each(badVersions)('$name', ({name, files, says}) => {
    const folder = writeSite(`bad-${name.replaceAll(/\W+/g, '-')}`, files);
    const {passed, output} = buildSite(folder, folder);
    expect(passed).toBe(false);
    const lines = output.split('\n').map((line) => line.trim());
    expect(says.filter((sentence) => !lines.some((line) => line.endsWith(sentence)))).toEqual([]);
    answered += 1;
  });

  it.each(badSites)('$name', async ({name, files, says}) => {
    expect(await check(writeSite(`bad-${name.replaceAll(/\W+/g, '-')}`, files))).toEqual(says);
    answered += 1;
  });
});

describe('X a page that only looks bad is built whole', () => {
  let result: BuildResult;
  const folder = writeSite(
    'odd-pages',
    Object.fromEntries(oddPages.map(({file, text}) => [file, text])),
  );
  beforeAll(() => {
    result = buildSite(folder, folder);
  });

  it('and answered with nothing', async () => expect(await check(folder)).toEqual([]));

  it('without a warning', () => {
    expect(result.output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
    expect(result.passed).toBe(true);
  });

  it.each(oddPages)('$name', ({file, shows}) => {
    const html = file.replace(/(?:\/index)?\.mdx$/, '.html');
    const text = readFileSync(join(folder, 'build', html), 'utf8');
    expect(shows.filter((part) => !text.includes(part))).toEqual([]);
    answered += 1;
  });
});

afterAll(() => {
  const all = inPages.length + badVersions.length + badSites.length + oddPages.length;
  console.info(`bad inputs: ${all}, ${answered === all ? 'all' : `only ${answered}`} answered`);
});
