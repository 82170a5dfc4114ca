import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const promises = [...readFileSync('tests/CONTRACT.md', 'utf8').matchAll(/^- (\w+): \S/gm)].map(
  ([, id = '']) => id,
);

/** Ids that titles of tests begin with, in the files of tests below some folders. */
function provenIds(...folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  );
  const titles = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/['"`]((?:(?:[RDBCSEK]\d+|X) )+)/g),
  ]);
  return new Set(titles.flatMap(([, ids = '']) => ids.trim().split(' ')));
}

const proven = provenIds('src', 'packages', 'scripts', 'tests');

it('X makes every promise of the contract once', () => {
  expect(promises.length).toBeGreaterThan(0);
  expect(new Set(promises).size).toBe(promises.length);
});

it('X has a test for every promise of the contract', () => {
  expect(promises.filter((id) => !proven.has(id))).toEqual([]);
});

it('X has no test for a promise that the contract does not make', () => {
  expect([...proven].filter((id) => !promises.includes(id))).toEqual([]);
});
