import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {BadInput} from './inputs/badInput.ts';
import {badBytes} from './inputs/badBytes.ts';
import {badHeads} from './inputs/badHeads.ts';
import {badLinks} from './inputs/badLinks.ts';
import {badMarks} from './inputs/badMarks.ts';
import {badMarkup} from './inputs/badMarkup.ts';
import {badPosts} from './inputs/badPosts.ts';
import {badSites} from './inputs/badSites.ts';
import {oddPages} from './inputs/oddPages.ts';
import {soundSite} from './inputs/soundSite.ts';
import {buildSite, type BuildResult} from './sites/buildSite.ts';
import {type SiteFiles, writeFiles} from './sites/makeSite.ts';

const inPages = [...badHeads, ...badBytes, ...badMarkup, ...badMarks, ...badLinks, ...badPosts];
let answered = 0;

function build(name: string, ...changes: readonly SiteFiles[]): BuildResult & {folder: string} {
  const folder = writeFiles(name, Object.assign({}, soundSite, ...changes));
  return {...buildSite(folder, folder), folder};
}

const linesOf = ({output}: BuildResult) => output.split('\n').map((line) => line.trim());

describe('X a bad page or post stops the build with a sentence that names file and line', () => {
  let lines: readonly string[] = [];
  let passed = true;
  beforeAll(() => {
    // All at once: each has files of its own, and every sentence names them.
    const result = build('bad-pages', ...inPages.map(({files}) => files));
    lines = linesOf(result);
    ({passed} = result);
  });

  it('and stops it', () => expect(passed).toBe(false));

  it.each(inPages)('$name', ({says}: BadInput) => {
    expect(lines).toEqual(expect.arrayContaining([...says]));
    answered += 1;
  });

  it('and says nothing of what is right', () => {
    const said = lines.filter((line) => /^(?:docs|versioned_docs|blog)\/[^:]+:/.test(line));
    expect(said.sort()).toEqual(inPages.flatMap(({says}) => says).sort());
  });
});

describe('X a bad file around the pages stops the build with a sentence that names it', () => {
  it.each(badSites)('$name', ({name, files, says}) => {
    const result = build(`bad-${name.replaceAll(/\W+/g, '-')}`, files);
    expect(result.passed).toBe(false);
    const lines = linesOf(result);
    expect(says.filter((sentence) => !lines.some((line) => line.endsWith(sentence)))).toEqual([]);
    answered += 1;
  });
});

describe('X a page that only looks bad is built whole', () => {
  let result: BuildResult & {folder: string};
  beforeAll(() => {
    const names = oddPages.map(({file}) => file.replace(/^docs\/|(?:\/index)?\.mdx$/g, ''));
    result = build('odd-pages', Object.fromEntries(oddPages.map(({file, text}) => [file, text])), {
      'docusaurus.config.ts': String(soundSite['docusaurus.config.ts']).replace(
        'contentConfig()',
        `contentConfig(${JSON.stringify(names)})`,
      ),
    });
  });

  it('without a warning', () => {
    expect(result.output).not.toMatch(/\[(?:WARNING|ERROR)\]/);
    expect(result.passed).toBe(true);
  });

  it.each(oddPages)('$name', ({file, shows}) => {
    const html = file.replace(/(?:\/index)?\.mdx$/, '.html');
    const text = readFileSync(join(result.folder, 'build', html), 'utf8');
    expect(shows.filter((part) => !text.includes(part))).toEqual([]);
    answered += 1;
  });
});

afterAll(() => {
  const all = inPages.length + badSites.length + oddPages.length;
  console.info(`bad inputs: ${all}, ${answered === all ? 'all' : `only ${answered}`} answered`);
});
