import {allHistory} from 'expo-iap-api-data/history/allHistory';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import type {PatchHistory} from 'mdx-samples/compile/lowestPatch';

/** The patches in which a root export or a member got a name, was added with it, or changed. */
const patchesOf = new Map<string, string[]>();
for (const {name, patch, change} of allHistory) {
  if (change === 'removed' || change === 'deprecated') continue;
  const last = name.split('.').at(-1) ?? name;
  patchesOf.set(last, [...(patchesOf.get(last) ?? []), patch]);
}

/** What the recorded history of the library says about names. */
export const nameHistory: PatchHistory = (names, after, upTo) =>
  names
    .flatMap((name) => patchesOf.get(name) ?? [])
    .filter(
      (patch) => comparePatchNumbers(patch, after) > 0 && comparePatchNumbers(patch, upTo) <= 0,
    )
    .sort(comparePatchNumbers)
    .at(-1);
