import type {HistoryChange} from '../history/historyTypes.ts';
import {comparePatchNumbers} from '../history/patches.ts';
import {datesOf} from './applyHistory.ts';
import {hasName} from './patchNames.ts';
import type {PatchNames} from './patchNames.ts';

/** Holds the deprecations of the history against the `@deprecated` marks of one release. */
export function deprecationProblems(
  release: PatchNames,
  history: readonly HistoryChange[],
): readonly string[] {
  const {patch, tagged} = release;
  const entries = history.filter(
    (entry) => entry.change === 'deprecated' && comparePatchNumbers(entry.patch, patch) <= 0,
  );
  const stands = ({name}: HistoryChange): boolean =>
    hasName(release, name) && datesOf([name], patch, history).deprecated !== undefined;
  const known = new Set(entries.filter(stands).map(({name}) => name));
  const untagged = new Set(entries.filter((entry) => entry.untagged).map(({name}) => name));
  const missing = [...tagged].filter((name) => !known.has(name));
  const invented = [...known].filter((name) => !tagged.has(name) && !untagged.has(name));
  return [
    ...missing.map(
      (name) =>
        `${name}: the package ${patch} marks it as deprecated, but src/library/history does not. ` +
        'Add an entry "deprecated" with the patch and the replacement.',
    ),
    ...invented.map(
      (name) =>
        `${name}: src/library/history calls it deprecated, but the package ${patch} has no mark. ` +
        'Correct the entry, or give it "untagged" when the release only warns at run time.',
    ),
  ];
}

/** Finds entries that speak of a name that no installed release has. */
export function strayProblems(
  releases: readonly PatchNames[],
  history: readonly HistoryChange[],
): readonly string[] {
  const spoken = history.filter(({change}) => change === 'deprecated' || change === 'changed');
  return spoken
    .filter(({name}) => !releases.some((release) => hasName(release, name)))
    .map(
      ({name, patch, change}) =>
        `${name}: src/library/history has an entry "${change}" in ${patch}, but no installed ` +
        'release has the name. Correct its spelling.',
    );
}
