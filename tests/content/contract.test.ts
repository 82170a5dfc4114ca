import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {contractElsewhere} from '../engines/contractElsewhere.ts';

const promises = [...readFileSync('tests/CONTRACT.md', 'utf8').matchAll(/^- (\w+): \S/gm)].map(
  ([, id = '']) => id,
);

/** Ids that titles of tests begin with, in the files below some folders that have a name. */
function provenIds(name: RegExp, ...folders: readonly string[]): Set<string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => name.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file}`),
  );
  const titles = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/['"`]((?:(?:[RDBCSEK]\d+|X) )+)/g),
  ]);
  return new Set(titles.flatMap(([, ids = '']) => ids.trim().split(' ')));
}

/** What readers do in each engine: `tests/engines/full` takes too long to run before each push. */
const inEachEngine = provenIds(/\.ts$/, 'tests/engines/acts');
const proven = new Set([
  ...provenIds(/\.(?:test|spec)\.tsx?$/, 'src', 'packages', 'scripts', 'tests'),
  ...inEachEngine,
]);

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

it('X proves every promise in each engine, or says where it is proven instead', () => {
  const open = promises.filter((id) => !inEachEngine.has(id) && !(id in contractElsewhere));
  expect(open, 'Name the id in the title of an act, or add it to contractElsewhere.ts').toEqual([]);
});

it('X says of no promise that an act proves why none does', () => {
  const needless = Object.keys(contractElsewhere).filter(
    (id) => inEachEngine.has(id) || !promises.includes(id),
  );
  expect(needless, 'Remove these ids from contractElsewhere.ts').toEqual([]);
});

it('X names only files that are there where a promise is proven elsewhere', () => {
  const named = Object.values(contractElsewhere).flatMap(
    (reason) => reason.match(/[\w/.-]+\.test\.ts/g) ?? [reason],
  );
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
