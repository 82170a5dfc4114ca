import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {describe, expect, it} from 'vitest';
import {chooseVersions, shownVersion, unknownVersion, versionLinks} from './versionLinks.ts';

const version = (name: string, ...pages: string[]): GlobalVersion => ({
  name,
  label: `Version ${name}`,
  isLast: name === '2.8',
  path: `/docs/${name}`,
  mainDocId: 'intro',
  docs: pages.map((id) => ({id, path: `/docs/${name}/${id}`, sidebar: 'main'})),
  draftIds: [],
});
const latest = version('2.8', 'intro');
const old = version('2.7', 'intro');
const versions = [latest, old];
const suffix = {search: '?q=1', hash: '#why'};

describe('links of the version dropdown', () => {
  it('lead to the introduction from pages outside the docs', () => {
    expect(versionLinks([old], {alternateDocVersions: {}}, suffix)).toEqual([
      {version: old, to: '/docs/2.7/intro?q=1'},
    ]);
  });
});

describe('versions that the dropdown is told to show', () => {
  it('are all when nothing is told, else those that are named, in that order', () => {
    expect(chooseVersions(versions, undefined)).toEqual(versions);
    expect(chooseVersions(versions, ['2.7', '2.8'])).toEqual([old, latest]);
  });

  it('take labels from the configuration', () => {
    const chosen = chooseVersions(versions, {'2.7': {label: 'Before'}, '2.8': {}});
    expect(chosen.map(({label}) => label)).toEqual(['Before', 'Version 2.8']);
  });

  it('E7 must exist, or the available ones are named', () => {
    const sentence =
      'The version dropdown lists "9.9", which is not a docs version. Available versions: 2.8, 2.7.';
    expect(unknownVersion(versions, ['2.8', '9.9'])).toBe(sentence);
    expect(unknownVersion(versions, {'9.9': {label: 'Future'}})).toBe(sentence);
    expect(unknownVersion(versions, ['2.8'])).toBeUndefined();
    expect(unknownVersion(versions, undefined)).toBeUndefined();
  });
});

describe('the version that the dropdown shows as chosen', () => {
  it('is the open one before the preferred and the latest', () => {
    expect(shownVersion(versions, [old, latest])).toBe(old);
    expect(shownVersion(versions, [latest])).toBe(latest);
  });

  it('is one of those that it shows', () => {
    expect(shownVersion([old], [latest])).toBe(old);
    expect(shownVersion([], [latest])).toBeUndefined();
  });
});
