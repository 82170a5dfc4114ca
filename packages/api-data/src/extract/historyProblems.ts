import type {HistoryChange} from '../history/changes.ts';
import {comparePatchNumbers} from '../history/patchNumbers.ts';
import {datesOf} from './applyHistory.ts';
import type {PatchNames} from './patchNames.ts';
import {hasName} from './patchNames.ts';

/** A contradiction between the history and an installed release. */
export type HistoryProblem = {
  /** Names the symbol, the release, the statement and what to do. */
  readonly message: string;
  /** The entry that the history lacks, where one entry explains the release. */
  readonly entry?: HistoryChange;
};

/** Compares the history with what installed releases contain, oldest release first. */
export function historyProblems(
  releases: readonly PatchNames[],
  history: readonly HistoryChange[],
): readonly HistoryProblem[] {
  return [
    ...releases.flatMap((after, index) => stepProblems(releases[index - 1], after, history)),
    ...releases.flatMap((release) => deprecationProblems(release, history)),
    ...strayProblems(releases, history),
  ];
}

/**
 * Between two releases, the history must explain every name that came or went, and no other. What it says up to the oldest
 * must be what that one has.
 */
function stepProblems(
  before: PatchNames | undefined,
  after: PatchNames,
  history: readonly HistoryChange[],
): readonly HistoryProblem[] {
  const between = history.filter(
    ({patch}) =>
      (!before || comparePatchNumbers(patch, before.patch) > 0) &&
      comparePatchNumbers(patch, after.patch) <= 0,
  );
  const explained = outcome(between);
  const has = before ? hasExport : hasName;
  return [
    ...(before ? wrongStarts(between, before) : []),
    ...[...explained].flatMap(([name, {exists, patch}]) =>
      has(after, name) === exists ? [] : [contradiction(name, exists, patch, after)],
    ),
    ...(before ? unexplained(before, after, explained) : []),
  ];
}

type Outcome = {readonly exists: boolean; readonly patch: string};

/** What a stretch of history leaves behind, per name that it brings or takes away. */
function outcome(changes: readonly HistoryChange[]): ReadonlyMap<string, Outcome> {
  const result = new Map<string, Outcome>();
  for (const {change, name, from, patch} of changes) {
    if (change === 'added' || change === 'renamed') result.set(name, {exists: true, patch});
    if (change === 'removed') result.set(name, {exists: false, patch});
    if (from !== undefined) result.set(from, {exists: false, patch});
  }
  return result;
}

/** Names that must exist, or must not exist, before the first thing that happened to them. */
function wrongStarts(changes: readonly HistoryChange[], before: PatchNames): HistoryProblem[] {
  const seen = new Set<string>();
  return changes.flatMap(({change, name, from, patch}) => {
    const problems: HistoryProblem[] = [];
    if (from !== undefined && !seen.has(from) && !hasName(before, from)) {
      problems.push(contradiction(from, true, patch, before));
    }
    if (change === 'added' && !seen.has(name) && hasExport(before, name)) {
      problems.push(contradiction(name, false, patch, before));
    }
    if (change === 'removed' && !seen.has(name) && !hasName(before, name)) {
      problems.push(contradiction(name, true, patch, before));
    }
    if (change !== 'changed') seen.add(name);
    return problems;
  });
}

/** Like `hasName`, but a type that is not exported does not count: exporting it is news. */
function hasExport(release: PatchNames, name: string): boolean {
  return name.includes('.') ? hasName(release, name) : release.exports.has(name);
}

function unexplained(
  before: PatchNames,
  after: PatchNames,
  explained: ReadonlyMap<string, Outcome>,
): HistoryProblem[] {
  const came = [...mentionable(after, before)].filter(
    (name) => !hasExport(before, name) && !explained.get(name)?.exists,
  );
  const went = [...mentionable(before, after)].filter(
    (name) => !hasExport(after, name) && explained.get(name)?.exists !== false,
  );
  const problem = (name: string, change: 'added' | 'removed'): HistoryProblem => {
    const [having, lacking] = change === 'added' ? [after, before] : [before, after];
    return {
      message:
        `${name}: ${having.patch} has it and ${lacking.patch} lacks it, but packages/api-data/src/history does not ` +
        'mention it. Add an entry for the patch that made the change.',
      entry: {patch: after.patch, change, name, evidence: 'packages'},
    };
  };
  return [
    ...came.map((name) => problem(name, 'added')),
    ...went.map((name) => problem(name, 'removed')),
  ];
}

/** Root exports, and own members of the names that both releases have. */
function mentionable({exports, ownMembers}: PatchNames, other: PatchNames): ReadonlySet<string> {
  const shared = [...ownMembers].filter(([owner]) => other.members.has(owner));
  const dotted = shared.flatMap(([owner, own]) => [...own].map((member) => `${owner}.${member}`));
  return new Set([...exports, ...dotted]);
}

function contradiction(
  name: string,
  exists: boolean,
  patch: string,
  release: PatchNames,
): HistoryProblem {
  const isBefore = comparePatchNumbers(release.patch, patch) < 0;
  const claim = isBefore
    ? `it ${exists ? 'was there' : 'was not there'} before ${patch}`
    : `${patch} ${exists ? 'added it' : 'removed it'}`;
  return {
    message:
      `${name}: packages/api-data/src/history says that ${claim}, but the package ${release.patch} ` +
      `${exists ? 'lacks it' : 'has it'}. Correct the entry, or the version table.`,
  };
}

/** Compares the deprecations of the history with the `@deprecated` marks of one release. */
function deprecationProblems(
  release: PatchNames,
  history: readonly HistoryChange[],
): readonly HistoryProblem[] {
  const {patch, tagged} = release;
  const entries = history.filter(
    (entry) => entry.change === 'deprecated' && comparePatchNumbers(entry.patch, patch) <= 0,
  );
  const isCurrent = ({name}: HistoryChange): boolean =>
    hasName(release, name) && datesOf([name], patch, history).deprecated !== undefined;
  const known = new Set(entries.filter(isCurrent).map(({name}) => name));
  const untagged = new Set(entries.filter((entry) => entry.untagged).map(({name}) => name));
  const missing = [...tagged].filter((name) => !known.has(name));
  const invented = [...known].filter((name) => !tagged.has(name) && !untagged.has(name));
  const entry = (change: 'deprecated' | 'restored', name: string): HistoryChange => ({
    patch,
    change,
    name,
    evidence: 'packages',
  });
  return [
    ...missing.map((name) => ({
      message:
        `${name}: the package ${patch} marks it as deprecated, but packages/api-data/src/history does not. ` +
        'Add an entry "deprecated" with the patch and the replacement.',
      entry: entry('deprecated', name),
    })),
    ...invented.map((name) => ({
      message:
        `${name}: packages/api-data/src/history calls it deprecated, but the package ${patch} has no mark. ` +
        'Correct the entry, add an entry "restored" when the release withdrew the deprecation, or give it ' +
        '"untagged" when the release only warns at run time.',
      entry: entry('restored', name),
    })),
  ];
}

/** Entries about names that no installed release has at all. */
function strayProblems(
  releases: readonly PatchNames[],
  history: readonly HistoryChange[],
): readonly HistoryProblem[] {
  return history
    .filter(({change}) => ['deprecated', 'changed', 'restored'].includes(change))
    .filter(({name}) => !releases.some((release) => hasName(release, name)))
    .map(({name, patch, change}) => ({
      message:
        `${name}: packages/api-data/src/history has an entry "${change}" in ${patch}, but no installed ` +
        'release has the name. Correct its spelling.',
    }));
}
