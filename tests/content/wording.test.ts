import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {findMannerisms} from '../../src/checks/prose/mannerisms.ts';

const folders = ['src', 'packages', 'scripts', 'bench', 'decisions', 'deploy', 'tests', '.github'];
/** The list of the wordings themselves, and its test. */
const lists = ['src/checks/prose/mannerisms.ts', 'src/checks/prose/prose.test.ts'];

const READ = /\.(?:md|[cm]?[jt]sx?|css|ya?ml|conf)$/;
/** What people read beside the pages: interface texts, messages, comments, titles of tests, and the documents for contributors. */
function readTexts(): {path: string; text: string}[] {
  // Tracked and new files, without what builds and installations leave behind.
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  return [...new Set(execFileSync('git', list, {encoding: 'utf8'}).split('\n'))]
    .filter(
      (path) => !path.includes('/') || folders.some((folder) => path.startsWith(`${folder}/`)),
    )
    .filter((path) => READ.test(path) && !lists.includes(path) && existsSync(path))
    .map((path) => ({path, text: readFileSync(path, 'utf8')}));
}

it('finds no mannerism in what contributors and users read', () => {
  const texts = readTexts();
  for (const folder of folders)
    expect(
      texts.some(({path}) => path.startsWith(`${folder}/`)),
      folder,
    ).toBe(true);
  const found = texts.flatMap(({path, text}) =>
    findMannerisms(text).map(({index, message}) => {
      const line = text.slice(0, index).split('\n').length;
      return `${path}:${line} ${message}`;
    }),
  );
  expect(found).toEqual([]);
});
