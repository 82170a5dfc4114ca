import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import type {UpgradeFacts} from '../plan/upgradeFacts.ts';

/**
 * Adds to the history what happened to types that are not root exports, and that members went with a type to its new
 * name. Types come first in their patch: what the history says of members uses the new names.
 */
export function withTypeRenames(
  {history, typeRenames}: Pick<UpgradeFacts, 'history' | 'typeRenames'>,
  documented: ReadonlySet<string>,
): readonly HistoryChange[] {
  const ofTypes = typeRenames.flatMap(({patch, from, to}): HistoryChange[] => {
    const entry = {patch, evidence: 'history'} as const;
    if (from === undefined) return to === undefined ? [] : [{...entry, change: 'added', name: to}];
    if (to === undefined) return [{...entry, change: 'removed', name: from}];
    // A patch that exports the old name too takes nothing away; the history says when the old name goes.
    const isKept = history.some(
      ({change, name, patch: when}) => change === 'added' && name === from && when === patch,
    );
    return isKept ? [] : [{...entry, change: 'renamed', name: to, from}];
  });
  const known = new Set([...documented, ...history.map(({name}) => name)]);
  const hasMembers = (type: string): boolean =>
    [...documented].some((name) => name.startsWith(`${type}.`));
  const ofMembers = [...ofTypes, ...history].flatMap(({change, patch, name, from, evidence}) => {
    if (change !== 'renamed' || from === undefined || name.includes('.')) return [];
    return [...known].flatMap((path): HistoryChange[] => {
      if (!path.startsWith(`${from}.`)) return [];
      const moved = name + path.slice(from.length);
      const isTold = history.some(
        (entry) =>
          entry.from === path ||
          (entry.patch === patch &&
            [path, moved].includes(entry.name) &&
            entry.change !== 'changed'),
      );
      // No documented patch has a name that two renames lie between.
      if (isTold || (hasMembers(name) && !known.has(moved))) return [];
      known.add(moved);
      return [{patch, change: 'renamed', name: moved, from: path, evidence}];
    });
  });
  return [...ofTypes, ...ofMembers, ...history].toSorted((left, right) =>
    comparePatchNumbers(left.patch, right.patch),
  );
}
