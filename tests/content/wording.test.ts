import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {findMannerisms} from '../../src/checks/prose/mannerisms.ts';

const folders = ['src', 'scripts', 'tools', 'bench/report', 'deploy'];
/** The list of the wordings themselves, and its test. */
const lists = ['src/checks/prose/mannerisms.ts', 'src/checks/prose/prose.test.ts'];

/** What people read beside the pages: interface texts, messages, comments, and the documents for contributors. */
function readTexts(): {path: string; text: string}[] {
  const deep = folders.flatMap((folder) =>
    readdirSync(folder, {encoding: 'utf8', recursive: true}).map((path) => `${folder}/${path}`),
  );
  return [...readdirSync('.'), ...deep]
    .filter((path) => /\.(?:md|tsx?|css)$/.test(path) && !lists.includes(path))
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
