import {expect, it} from 'vitest';
import {appProject, PROJECT_FILES} from './appProject.ts';

it('has as many files as it says, and every import in it leads to one', () => {
  const files = appProject();
  const names = new Set(files.map(({name}) => name.replace(/^src\/|\.tsx?$/g, '')));
  expect(names.size).toBe(PROJECT_FILES);
  const imported = files.flatMap(({text}) =>
    [...text.matchAll(/from '\.\/(\w+)'/g)].map(([, name]) => name),
  );
  expect(imported.filter((name) => !names.has(name ?? ''))).toEqual([]);
  expect(files.filter(({text}) => text.includes(`'expo-iap'`)).length).toBe(9);
});
