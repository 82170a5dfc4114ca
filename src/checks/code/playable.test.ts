import {expect, it} from 'vitest';
import {docsVersions, latestVersion} from '../../site/versions.ts';
import {findUnplayable} from './playable.ts';

it('accepts the table, and a later patch of a line that the simulated stores follow', () => {
  expect(findUnplayable(docsVersions)).toEqual([]);
  expect(findUnplayable([{...latestVersion(), patch: '2.8.99'}])).toEqual([]);
});

it('names a version that would lose its playground and its test kit', () => {
  const next = {...latestVersion(), version: '2.9', patch: '2.9.7'};
  expect(findUnplayable([next]).map(({file, message}) => `${file} ${message}`)).toEqual([
    expect.stringMatching(
      /^packages\/api-data\/src\/releaseLines\.json Version 2\.9 is playable, .* not 2\.9\.7\. Describe 2\.9\.7 in packages\/test-kit\/src\/simulator\/versions\.ts, or set "playable" to false/,
    ),
  ]);
  expect(findUnplayable([{...next, playable: false}])).toEqual([]);
});
