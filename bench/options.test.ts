import {expect, it} from 'vitest';
import {readOptions, sectionNames} from './options.ts';

it('runs everything seven times when nothing is said', () => {
  expect(readOptions([])).toEqual({sections: sectionNames, runs: 7, reuse: false});
});

it('runs the named sections in their own order', () => {
  expect(readOptions(['search', 'first-view', '--runs=2', '--reuse'])).toEqual({
    sections: ['first-view', 'search'],
    runs: 2,
    reuse: true,
  });
});

it('refuses what it does not know, and says what it knows', () => {
  expect(() => readOptions(['serch'])).toThrow(
    '"serch". Sections: first-view, template, navigation',
  );
  expect(() => readOptions(['--runs=many'])).toThrow('"--runs=many"');
});
