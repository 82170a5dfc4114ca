import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import type {PatchRange} from 'expo-iap-api-data/history/ranges';
import type {Platform} from 'expo-iap-api-data/surface/surface';
import type {BrokenBuild} from 'expo-iap-api-data/upgrade/brokenBuilds';
import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import type {Requirement} from 'expo-iap-api-data/upgrade/requirements';

/** Advice against a name that applies in the newer patch. */
export type PlannedDeprecation = {
  readonly since: string;
  /** The name to use instead, as the newer patch has it. */
  readonly replacement?: string;
  /** The release that removes the name, as upstream announced it, or as it happened. */
  readonly removedIn?: string;
};

/**
 * A patch whose date the compared releases do not settle for an upgrade. `isNamed`: upstream's git history names the
 * patch; otherwise only the range is known. `isInside`: the whole range lies between the two patches, so the upgrade
 * has the change all the same; otherwise one of the two patches lies in the range.
 */
export type OpenDate = {
  readonly patch: string;
  readonly range: PatchRange;
  readonly isNamed: boolean;
  readonly isInside: boolean;
};

/** One name that an upgrade touches, with everything that happened to it between the two patches. */
export type PlanEntry = {
  /** Unique in the plan and fit for an anchor. */
  readonly id: string;
  /** `behavior` and `changed` keep their name; `changed` does not require any work. */
  readonly kind: 'removed' | 'renamed' | 'behavior' | 'deprecated' | 'added' | 'changed';
  /** The name in the older patch; for `added` the one in the newer. A member is written `Owner.member`. */
  readonly name: string;
  /** The name that the history uses for it; its type can have another name there. */
  readonly recordedAs: string;
  /** The name in the newer patch: the new one of a renamed name, what replaces a removed one. */
  readonly now?: string;
  /** Where it exists, or where it changed. */
  readonly platform: Platform;
  /** The patches that did it, oldest first. */
  readonly patches: readonly string[];
  /** Those that no source names, or of which it is not proven that they lie between the two patches; absent when none is. */
  readonly openDates?: readonly OpenDate[];
  /** What the compiler says when the code is not changed; `silent` means that it compiles and acts differently. */
  readonly compiler: 'error' | 'silent';
  readonly deprecated?: PlannedDeprecation;
  /** What the changes mean, without those that a later patch reverted. */
  readonly effects: readonly Effect[];
  /** The entries of the history that this one represents. */
  readonly changes: readonly HistoryChange[];
};

/** What an app needs to be built, compared with what it needed before. */
export type PlannedRequirement = {
  readonly requirement: Requirement;
  /** `gone`: the older patch required it and the newer one does not. */
  readonly state: 'new' | 'same' | 'gone';
};

/** One of the two patches that can't be built; for the newer one with the nearest patch that can. */
export type PlannedBreak = BrokenBuild & {readonly instead?: string};

/** Everything that an upgrade from one patch to a newer one requires, in the order in which people do it. */
export type UpgradePlan = {
  readonly from: string;
  readonly to: string;
  readonly install: readonly PlannedRequirement[];
  readonly broken: readonly PlannedBreak[];
  readonly mustChange: readonly PlanEntry[];
  readonly shouldChange: readonly PlanEntry[];
  readonly new: readonly PlanEntry[];
};

/** What a member is called apart from its type. */
export function memberOf(path: string): string {
  return path.split('.').at(-1) ?? path;
}

/** An entry about a name of which the history says nothing. */
export function entryOf(
  kind: PlanEntry['kind'],
  name: string,
  rest: Partial<PlanEntry> = {},
): PlanEntry {
  return {
    ...{id: name, kind, name, recordedAs: name, platform: 'both', compiler: 'silent'},
    ...{patches: [], effects: [], changes: []},
    ...rest,
  };
}
