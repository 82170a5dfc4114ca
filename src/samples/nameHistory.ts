import {allHistory} from '../library/history/allHistory.ts';
import type {PatchHistory} from './lowestPatch.ts';

const patchesOf = new Map<string, string[]>();
for (const {name, patch, change} of allHistory) {
  if (change === 'removed' || change === 'deprecated') continue;
  const last = name.split('.').at(-1) ?? name;
  patchesOf.set(last, [...(patchesOf.get(last) ?? []), patch]);
}

/** Tells in which patches a root export or a member of that name came, was renamed to, or changed. */
export const nameHistory: PatchHistory = (name) => patchesOf.get(name) ?? [];
