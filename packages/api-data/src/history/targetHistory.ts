import {releaseLines} from '../releaseLines.ts';
import {allHistory} from './allHistory.ts';
import {changesOf, type HistoryChange} from './changes.ts';
import {comparePatchNumbers, inOrder} from './patchNumbers.ts';
import found from './targets.json' with {type: 'json'};
import words from './targetWords.json' with {type: 'json'};

const newest = releaseLines[0]?.patch ?? '';

/**
 * What a person worded of the releases after the documented ones: what has another name or a successor there. What was
 * only added or removed is in targets.json, which `npm run update:surface` writes.
 */
export const writtenTargetHistory = changesOf(words).filter(
  ({patch}) => comparePatchNumbers(patch, newest) > 0,
);

/**
 * Adds what was found to a history, oldest patch first. In a release, members go before a type gets their owner's name, and
 * a name is there before anything else happens to it.
 */
export function withFound(
  history: readonly HistoryChange[],
  found: readonly HistoryChange[],
): readonly HistoryChange[] {
  const of = (...kinds: readonly HistoryChange['change'][]): readonly HistoryChange[] =>
    found.filter(({change: kind}) => kinds.includes(kind));
  return inOrder([
    ...of('removed'),
    ...of('added'),
    ...history,
    ...of('changed', 'deprecated', 'renamed', 'restored'),
  ]);
}

/** Everything that happened to names up to the newest target, oldest patch first. */
export const historyToTargets: readonly HistoryChange[] = withFound(
  [...allHistory, ...writtenTargetHistory],
  changesOf(found),
);
