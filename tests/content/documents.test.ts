import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {repositoryDocs} from '../../src/checks/content.ts';

/** Folders in which a path of a document begins. */
const PATH = /`((?:\.github|bench|decisions|deploy|packages|scripts|src|tests)\/[\w./-]*[\w/])`/g;
/** What a document speaks of before it exists: the next version, and what a command writes. */
const COMES_LATER = /2\.9|^bench\/ratios\.svg$|^deploy\/generated\b/;
/** Folders of `src` in which a document would become a page. */
const WITHOUT_README = ['pages'];

const documents = repositoryDocs('.');
const foldersOf = (folder: string): string[] =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);

it('X documents name only files and folders that exist', () => {
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PATH)].map(([, path = '']) => ({file, path})),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(
    ({file, path}) =>
      !COMES_LATER.test(path) && !existsSync(path) && !existsSync(join(dirname(file), path)),
  );
  expect(missing).toEqual([]);
});

it('X each package and room is introduced where it is, and ARCHITECTURE lists it', () => {
  const architecture = readFileSync('ARCHITECTURE.md', 'utf8');
  const packages = foldersOf('packages');
  const rooms = foldersOf('src');
  for (const name of packages)
    expect(architecture).toContain(`| [\`${name}\`](packages/${name}/README.md)`);
  for (const room of rooms) expect(architecture).toMatch(new RegExp(`^\\|.*\`src/${room}\``, 'm'));
  const expected = [
    ...packages.map((name) => `packages/${name}/README.md`),
    ...rooms
      .filter((room) => !WITHOUT_README.includes(room))
      .map((room) => `src/${room}/README.md`),
  ];
  expect(expected.filter((file) => !documents.includes(file))).toEqual([]);
});
