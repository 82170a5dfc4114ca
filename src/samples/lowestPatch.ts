import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {allHistory} from 'expo-iap-api-data/history/allHistory';

/** Returns the patches in which a name was added; a name can be added at several places in several patches. */
export type PatchHistory = (name: string) => readonly string[];

/** The result of compiling one block against the older patches of its version. */
export type PatchTrial = {
  /** Releases that were tried, oldest first; the last one is the version's own, where it compiles. */
  readonly installed: readonly string[];
  /** What the compiler said for each release where the block does not compile. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
  readonly code: string;
  readonly history: PatchHistory;
};

/** Returns the patch that a block needs, or nothing when every installed patch of the version compiles it. */
export function lowestPatch(trial: PatchTrial): string | undefined {
  const {installed, failures, code, history} = trial;
  const broken = installed.findLastIndex((patch) => failures.has(patch));
  const from = installed[broken];
  const compiles = installed[broken + 1];
  if (from === undefined || compiles === undefined) return undefined;
  const missing = (failures.get(from) ?? []).flatMap(quotedNames);
  const used = code.match(/[A-Za-z_]\w*/g) ?? [];
  const latestOf = (names: readonly string[]) =>
    names
      .flatMap(history)
      .filter(
        (patch) =>
          comparePatchNumbers(patch, from) > 0 && comparePatchNumbers(patch, compiles) <= 0,
      )
      .sort(comparePatchNumbers)
      .at(-1);
  // Between two installed patches only the history knows; without it the later one is certain.
  return latestOf(missing) ?? latestOf(used) ?? compiles;
}

function quotedNames(message: string): string[] {
  return [...message.matchAll(/'([A-Za-z_]\w*)'/g)].flatMap(([, name]) => name ?? []);
}

const patchesOf = new Map<string, string[]>();
for (const {name, patch, change} of allHistory) {
  if (change === 'removed' || change === 'deprecated') continue;
  const last = name.split('.').at(-1) ?? name;
  patchesOf.set(last, [...(patchesOf.get(last) ?? []), patch]);
}

/** Returns the patches in which a root export or a member got that name, was added with it, or changed. */
export const nameHistory: PatchHistory = (name) => patchesOf.get(name) ?? [];
