import {describe, expect, it} from 'vitest';
import {versionProblems} from './validateVersions.ts';
import type {DocsVersion} from './versions.ts';
import {docsVersions} from './versions.ts';

const entry = (version: string, change: Partial<DocsVersion> = {}): DocsVersion => ({
  version,
  status: 'old',
  label: version,
  path: version,
  patch: `${version}.1`,
  package: `expo-iap-${version}`,
  olderPatches: [],
  playable: true,
  ...change,
});
const latest = entry('2.8', {status: 'latest', path: ''});
const everything = {cutVersions: ['2.7'], exists: () => true};

describe('D1 version table', () => {
  it('accepts the table of this site', () => {
    expect(
      versionProblems(docsVersions, {cutVersions: ['2.7', '2.6'], exists: () => true}),
    ).toEqual([]);
  });

  it('names a version of versions.json that has no entry', () => {
    expect(
      versionProblems([latest, entry('2.7')], {...everything, cutVersions: ['2.7', '2.5']}),
    ).toEqual([
      'versions.json lists "2.5", which has no entry in src/site/versionTable.json: add one.',
    ]);
  });

  it('names the folder and the sidebar that a version lacks', () => {
    expect(versionProblems([latest, entry('2.7')], {...everything, exists: () => false})).toEqual([
      'versions.json lists "2.7", but versioned_docs/version-2.7 does not exist.',
      'versions.json lists "2.7", but versioned_sidebars/version-2.7-sidebars.json does not exist.',
    ]);
  });

  it('wants exactly one latest version', () => {
    expect(versionProblems([entry('2.8'), entry('2.7')], everything)).toEqual([
      'src/site/versionTable.json must name exactly one version with status "latest", found 0.',
    ]);
    expect(versionProblems([latest, entry('2.7', {status: 'latest'})], everything)).toHaveLength(1);
  });

  it('wants exactly one version in docs/', () => {
    expect(versionProblems([latest, entry('2.7'), entry('2.6')], everything)).toEqual([
      'src/site/versionTable.json must have exactly one version that is not in versions.json (the one in docs/), found 2.8, 2.6.',
    ]);
  });

  it('refuses labels and paths that repeat', () => {
    const twin = entry('2.7', {label: '2.8', path: ''});
    expect(versionProblems([{...latest, label: '2.8'}, twin], everything)).toEqual([
      'src/site/versionTable.json uses the label "2.8" twice: readers could not tell them apart.',
      'src/site/versionTable.json uses the path "" twice.',
    ]);
  });
});
