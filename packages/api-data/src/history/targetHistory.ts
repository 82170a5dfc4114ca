import * as v from 'valibot';
import {allHistory} from './allHistory.ts';
import {type HistoryChange, historyChange, ofPatch} from './changes.ts';
import {inOrder} from './patchNumbers.ts';
import rows from './targets.json' with {type: 'json'};
import {writtenTargetHistory} from './targets.ts';

const {patch, change} = historyChange.entries;

/** Names to which one release did the same, with spaces between. */
const foundRow = v.pipe(v.strictObject({patch, change, names: v.string()}), v.readonly());

/** See the schema. */
export type FoundRow = v.InferOutput<typeof foundRow>;

/** The changes of names that comparing releases showed. */
function foundChanges(found: readonly FoundRow[]): readonly HistoryChange[] {
  return found.flatMap(({patch, change, names}) =>
    ofPatch(
      patch,
      'compared',
      names.split(' ').map((name) => ({change, name})),
    ),
  );
}

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
  foundChanges(v.parse(v.array(foundRow), rows)),
);
