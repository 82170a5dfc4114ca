import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {allHistory, foundHistory} from 'expo-iap-api-data/history/allHistory';
import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {knownPatches} from 'expo-iap-api-data/history/patches';
import {comparePatchNumbers, lineOf} from 'expo-iap-api-data/history/patchNumbers';
import {packageFolder} from 'expo-iap-api-data/packages';
import {isTypeRecord} from 'expo-iap-api-data/releaseLines';
import {describe, expect, it} from 'vitest';
import {docsVersions, liveVersion} from '../../../src/site/versions.ts';
import {historyProofs, type SourceKind} from './historyProofs.ts';

// The record of 2.6 has only types that we wrote.
const installed = docsVersions
  .flatMap(({patch, package: name, olderPatches}) => [{patch, package: name}, ...olderPatches])
  .filter((patch) => !isTypeRecord(patch))
  .map(({patch, package: name}) => ({patch, folder: packageFolder('.', name)}))
  .toSorted((left, right) => comparePatchNumbers(left.patch, right.patch));

// What the update command found still waits for a person who looks the patch up.
const worded = allHistory.filter((entry) => !foundHistory.includes(entry));
const told = (evidence: HistoryChange['evidence']): readonly HistoryChange[] =>
  worded.filter((entry) => entry.evidence === evidence);

const places: Readonly<Record<SourceKind, readonly [folder: string, ending: string]>> = {
  js: ['build', '.js'],
  types: ['build', '.d.ts'],
  swift: ['ios', '.swift'],
  kotlin: ['android', '.kt'],
};

function codeOf(folder: string, kind: SourceKind): string {
  const [place, ending] = places[kind];
  return readdirSync(join(folder, place), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, place, file), 'utf8'))
    .join('\n');
}

/** The change list of one patch, as the newest package prints it. */
function changelogOf(patch: string): string {
  const list = readFileSync(join(installed.at(-1)?.folder ?? '', 'CHANGELOG.md'), 'utf8');
  return list.split(/^## /m).find((section) => section.startsWith(`[${patch}]`)) ?? '';
}

/** Whether a text names something as code, with or without the ending of its platform. */
function names(text: string, name: string): boolean {
  const own = name.split('.').at(-1) ?? name;
  const stem = own.replace(/(?:IOS|Android)$/, '');
  return [own, stem].some((word) => new RegExp(`\`${word}\\b`).test(text));
}

describe('the evidence of the history', () => {
  it('is the packages only where the release before is installed', () => {
    const patches = installed.map(({patch}) => patch);
    const unproved = told('packages').filter(({patch}) => {
      const index = knownPatches.findIndex((known) => known.patch === patch);
      return !patches.includes(knownPatches[index - 1]?.patch ?? '');
    });
    expect(told('packages').length).toBeGreaterThan(0);
    expect(unproved).toEqual([]);
  });

  it('is the changelog only where the section of the patch names what changed', () => {
    const unnamed = told('changelog').filter(({patch, name, from, replacement}) => {
      const text = changelogOf(patch);
      const isRule = from?.endsWith('Ios') === true && text.includes('ending with "Ios"');
      return !isRule && ![name, replacement ?? name].some((word) => names(text, word));
    });
    expect(told('changelog').length).toBeGreaterThan(0);
    expect(unnamed).toEqual([]);
  });

  it.each([
    ['2.9.0', 'expo-iap-2.9'],
    ['3.0.0', 'expo-iap-3.4'],
  ])('says that a name goes in %s only where %s lacks it', (release, alias) => {
    const types = codeOf(packageFolder('.', alias), 'types');
    const going = worded.filter(({removedIn, name}) => removedIn === release && !/\./.test(name));
    const kept = going.filter(({name}) => new RegExp(`^export .*\\b${name}\\b`, 'm').test(types));
    expect(going.length).toBeGreaterThan(0);
    expect(kept.map(({name}) => name)).toEqual([]);
  });

  it('has one line of code for each entry of changed behavior in the line that still moves', () => {
    const key = ({patch, name}: {readonly patch: string; readonly name: string}): string =>
      `${patch} ${name}`;
    const moves = ({patch}: {readonly patch: string}): boolean =>
      lineOf(patch) === lineOf(liveVersion().patch);
    const changes = worded.filter((entry) => entry.change === 'changed' && moves(entry)).map(key);
    expect(historyProofs.filter(moves).map(key).toSorted()).toEqual(changes.toSorted());
  });
});

describe.each(historyProofs)('$name since $patch', ({patch, source, shows, hides}) => {
  const without = installed.findLast((release) => comparePatchNumbers(release.patch, patch) < 0);
  const having = installed.find((release) => comparePatchNumbers(release.patch, patch) >= 0);

  it('is what the packages around it show', () => {
    const after = codeOf(having?.folder ?? '', source);
    if (shows) expect(after).toMatch(shows);
    if (hides) expect(after).not.toMatch(hides);
    if (!without) return;
    const before = codeOf(without.folder, source);
    if (shows) expect(before).not.toMatch(shows);
    if (hides) expect(before).toMatch(hides);
  });
});
