import {describe, expect, it} from 'vitest';
import type {HistoryChange} from '../history/changes.ts';
import {changesOf} from '../history/changes.ts';
import {historyProblems} from './historyProblems.ts';
import type {PatchNames} from './patchNames.ts';

const release = (
  patch: string,
  exports: readonly string[],
  members: Readonly<Record<string, readonly string[]>> = {},
): PatchNames => {
  const sets = new Map(Object.entries(members).map(([owner, own]) => [owner, new Set(own)]));
  return {patch, exports: new Set(exports), members: sets, ownMembers: sets, tagged: new Set()};
};

const messages = (releases: readonly PatchNames[], history: readonly HistoryChange[]) =>
  historyProblems(releases, history).map(({message}) => message);

const one = (patch: string, change: HistoryChange['change'], names: string) =>
  changesOf([{patch, change, names}]);

describe('names that come and go', () => {
  it('accepts a history that explains every difference', () => {
    const releases = [
      release('2.8.0', ['load', 'Base'], {Active: ['id']}),
      release('2.8.7', ['load', 'fetch', 'Common'], {Active: ['id', 'token']}),
    ];
    const history = [
      {patch: '2.8.1', change: 'renamed', names: 'Base>Common'},
      {patch: '2.8.1', change: 'added', names: 'Short Active.token'},
      {patch: '2.8.2', change: 'removed', names: 'Short'},
      {patch: '2.8.7', change: 'added', names: 'fetch'},
    ];
    expect(messages(releases, changesOf(history))).toEqual([]);
  });

  it('names both sides when a name is older than the history says', () => {
    const releases = [release('2.8.0', ['fetch']), release('2.8.7', ['fetch'])];
    expect(messages(releases, one('2.8.6', 'added', 'fetch'))).toEqual([
      'fetch: packages/api-data/src/history says that it was not there before 2.8.6, but the package 2.8.0 ' +
        'has it. Correct the entry, or the version table.',
    ]);
  });

  it('names both sides when a name is younger than the history says', () => {
    const releases = [release('2.8.0', []), release('2.8.7', []), release('2.8.8', ['fetch'])];
    expect(messages(releases, one('2.8.6', 'added', 'fetch'))).toEqual([
      expect.stringMatching(/^fetch: .*2\.8\.6 added it, but the package 2\.8\.7 lacks it/),
      expect.stringMatching(/^fetch: 2\.8\.8 has it and 2\.8\.7 lacks it, but .*does not mention/),
    ]);
  });

  it('demands an entry for members too', () => {
    const releases = [
      release('2.8.7', ['Active'], {Active: ['id', 'old']}),
      release('2.8.8', ['Active'], {Active: ['id', 'token']}),
    ];
    expect(messages(releases, [])).toEqual([
      expect.stringMatching(/^Active\.token: 2\.8\.8 has it and 2\.8\.7 lacks it/),
      expect.stringMatching(/^Active\.old: 2\.8\.7 has it and 2\.8\.8 lacks it/),
    ]);
  });

  it('refuses a removal of something that was never there', () => {
    const releases = [release('2.8.0', ['a']), release('2.8.7', ['a'])];
    expect(messages(releases, one('2.8.1', 'removed', 'b'))).toEqual([
      expect.stringMatching(/^b: .*it was there before 2\.8\.1, but the package 2\.8\.0 lacks it/),
    ]);
  });

  it('compares what came before the oldest release with it', () => {
    const history = one('2.6.1', 'added', 'syncIOS');
    expect(messages([release('2.6.3', ['syncIOS'])], history)).toEqual([]);
    expect(messages([release('2.6.3', [])], history)).toHaveLength(1);
  });
});

const taggedRelease = (tagged: readonly string[]): PatchNames => ({
  patch: '2.8.8',
  exports: new Set(['sync', 'getProducts']),
  members: new Map(),
  ownMembers: new Map(),
  tagged: new Set(tagged),
});
const syncEntry = one('2.6.1', 'deprecated', 'sync>syncIOS');

describe('deprecations', () => {
  it('is content when marks and history agree', () => {
    expect(messages([taggedRelease(['sync'])], syncEntry)).toEqual([]);
  });

  it('reports a mark that the history lacks', () => {
    expect(messages([taggedRelease(['sync', 'getProducts'])], syncEntry)).toEqual([
      expect.stringMatching(/^getProducts: the package 2\.8\.8 marks it as deprecated, but/),
    ]);
  });

  it('reports an entry without a mark, unless it says that there is none', () => {
    expect(messages([taggedRelease([])], syncEntry)).toEqual([
      expect.stringMatching(/^sync: .* has no mark/),
    ]);
    const untagged = syncEntry.map((entry) => ({...entry, untagged: true as const}));
    expect(messages([taggedRelease([])], untagged)).toEqual([]);
  });
});

it('gives the entry that explains a release, so that a program can write it', () => {
  const releases = [release('2.8.8', ['old', 'kept']), release('2.9.7', ['kept', 'fresh'])];
  const entries = historyProblems(releases, []).map(({entry}) => entry);
  expect(entries).toEqual([
    {patch: '2.9.7', change: 'added', name: 'fresh', evidence: 'packages'},
    {patch: '2.9.7', change: 'removed', name: 'old', evidence: 'packages'},
  ]);
  const history = entries.flatMap((entry) => entry ?? []);
  expect(historyProblems(releases, history)).toEqual([]);
});

it('knows that a release can take its advice back', () => {
  const [problem] = historyProblems([taggedRelease([])], syncEntry);
  expect(problem?.entry).toMatchObject({change: 'restored', name: 'sync'});
  const restored = problem?.entry ? [...syncEntry, problem.entry] : [];
  expect(historyProblems([taggedRelease([])], restored)).toEqual([]);
});

describe('names of entries', () => {
  it('finds a misspelled name', () => {
    const history = one('2.6.1', 'deprecated', 'snyc>syncIOS');
    expect(messages([taggedRelease([])], history)).toEqual([
      expect.stringMatching(/^snyc: .*Correct its spelling/),
    ]);
    expect(messages([taggedRelease(['sync'])], syncEntry)).toEqual([]);
  });
});
