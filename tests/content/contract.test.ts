import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** The folders of each floor, and the files there whose titles count. */
const floors = {
  unit: provenIds(/\.test\.tsx?$/, 'src', 'packages', 'scripts'),
  html: provenIds(/\.test\.ts$/, 'tests/html'),
  build: provenIds(/\.test\.ts$/, 'tests/faults'),
  act: provenIds(/\.ts$/, 'tests/engines/acts'),
  chromium: provenIds(/\.spec\.ts$/, 'tests/chromium'),
};

/** Each promise with the floors that it names. */
const rows = [
  ...readFileSync('tests/CONTRACT.md', 'utf8').matchAll(/^- (\w+) \(([\w, ]+)\): \S/gm),
].map(([, id = '', named = '']) => ({id, named: named.split(', ')}));

/** Ids that titles of tests begin with, in the files below some folders that have a name. */
function provenIds(name: RegExp, ...folders: readonly string[]): ReadonlySet<string> {
  const titles = folders
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => name.test(file) && !file.includes('node_modules'))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    )
    .flatMap((text) => [...text.matchAll(/['"`]((?:(?:[RDBCSEK]\d+|X) )+)/g)]);
  return new Set(titles.flatMap(([, ids = '']) => ids.trim().split(' ')));
}

it('X makes every promise of the contract once', () => {
  const ids = rows.map(({id}) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});

it('X has a test for every promise of the contract on each floor that its row names', () => {
  const tests = new Map<string, ReadonlySet<string>>(Object.entries(floors));
  const open = rows.flatMap(({id, named}) =>
    named.filter((floor) => !tests.get(floor)?.has(id)).map((floor) => `${id} on ${floor}`),
  );
  expect(open, 'Begin the title of a test there with the id, or correct its row').toEqual([]);
});

it('X has no test for a promise that the contract does not make', () => {
  const made = rows.map(({id}) => id);
  const strange = Object.values(floors).flatMap((ids) =>
    [...ids].filter((id) => !made.includes(id)),
  );
  expect(strange).toEqual([]);
});
