import * as v from 'valibot';
import history26 from './2.6.json' with {type: 'json'};
import history27 from './2.7.json' with {type: 'json'};
import history28 from './2.8.json' with {type: 'json'};
import {changesOf, type HistoryChange, historyChange} from './changes.ts';
import found from './found.json' with {type: 'json'};
import {inOrder} from './patchNumbers.ts';

/** Changes that `npm run update:surface -- --note` found in packages and that still need a description. */
export const foundHistory: readonly HistoryChange[] = v.parse(v.array(historyChange), found);

/** Everything that happened to names, oldest patch first. */
export const allHistory: readonly HistoryChange[] = inOrder([
  ...changesOf([...history26, ...history27, ...history28]),
  ...foundHistory,
]);
