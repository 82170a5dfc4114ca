import {expect, it} from 'vitest';
import {pickVersion} from './pickVersion.ts';

const core = {
  created: '2017-01-01',
  modified: '2026-10-01',
  '3.9.9': '2026-03-01',
  '3.10.2': '2026-01-01',
  '4.0.0-canary-7': '2026-05-01',
  '4.0.0-canary-8': '2026-06-01',
};

it('takes the version that was published last, not the one whose number is highest', () => {
  expect(pickVersion('stable', {core})).toBe('3.9.9');
  expect(pickVersion('canary', {core})).toBe('4.0.0-canary-8');
});

it('takes one that all packages have', () => {
  const theme = {'3.10.2': '2026-01-02', '4.0.0-canary-7': '2026-05-01'};
  expect(pickVersion('stable', {core, theme})).toBe('3.10.2');
  expect(pickVersion('canary', {core, theme})).toBe('4.0.0-canary-7');
  expect(pickVersion('3.10.2', {core, theme})).toBe('3.10.2');
});

it('says which packages lack a version', () => {
  expect(() => pickVersion('3.9.9', {core, theme: {}})).toThrow(
    'No version 3.9.9 is published of all of core, theme.',
  );
  expect(() => pickVersion('canary', {theme: {}})).toThrow('No canary version');
});
