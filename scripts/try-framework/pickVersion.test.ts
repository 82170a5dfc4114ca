import {expect, it} from 'vitest';
import {pickVersion} from './pickVersion.ts';

const core = {
  created: '2017-01-01',
  modified: '2026-10-01',
  '3.9.9': '2026-03-01',
  '3.10.2': '2026-01-01',
  '4.0.0-canary-fe21': '2026-05-01',
  '4.0.0-canary-0a3b': '2026-06-01',
};

it('takes the highest stable version, also when an old line was fixed after it', () => {
  expect(pickVersion('stable', {core})).toBe('3.10.2');
});

it('takes the canary that was published last, whatever its name', () => {
  expect(pickVersion('canary', {core})).toBe('4.0.0-canary-0a3b');
});

it('takes one that all packages have', () => {
  const theme = {'3.9.9': '2026-03-01', '4.0.0-canary-fe21': '2026-05-01'};
  expect(pickVersion('stable', {core, theme})).toBe('3.9.9');
  expect(pickVersion('canary', {core, theme})).toBe('4.0.0-canary-fe21');
  expect(pickVersion('3.9.9', {core, theme})).toBe('3.9.9');
});

it('says which packages lack a version', () => {
  expect(() => pickVersion('3.10.2', {core, theme: {}})).toThrow(
    'No version 3.10.2 is published of all of core, theme.',
  );
  expect(() => pickVersion('canary', {theme: {}})).toThrow('No canary version');
});
