import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import type {PatchRange} from 'expo-iap-api-data/history/ranges';
import type {MemberRole, Platform, SymbolKind} from 'expo-iap-api-data/surface/surface';

/** A change with what the compared releases show of its date, where only upstream's git history names the patch. */
export type LifetimeChange = HistoryChange & {readonly range?: PatchRange};

/** When a name was added or removed: the patch, or the two documented ones between which it happened. */
export type LifetimeDate =
  Pick<LifetimeChange, 'patch' | 'range'> | {readonly after: string; readonly upTo: string};

/** The life of one name over all documented patches. */
export type NameLifetime = {
  /** A root export, a type that exports mention, or `Owner.member`. */
  readonly name: string;
  readonly kind: SymbolKind | MemberRole;
  readonly platform: Platform;
  /** The compared patches whose types have it, oldest first. */
  readonly seen: readonly string[];
  /** When it was added; absent when the first documented patch has it. */
  readonly since?: LifetimeDate;
  /** When it was removed, or could no longer be imported; absent while it exists. */
  readonly gone?: LifetimeDate;
  /**
   * It was removed only as an export: the newest documented patch still declares it, under another name that it
   * exports.
   */
  readonly isHidden?: true;
  /** What the history says about it, oldest first, including the change that renamed it. */
  readonly changes: readonly LifetimeChange[];
};

/** An export or a type with the lifetimes of its members. */
export type OwnerLifetimes = {
  readonly owner: NameLifetime;
  readonly members: readonly NameLifetime[];
};

/** Puts members below their owners, in the order of the owners; a member without one is left out. */
export function groupByOwner(lifetimes: readonly NameLifetime[]): readonly OwnerLifetimes[] {
  return lifetimes
    .filter(({name}) => !name.includes('.'))
    .map((owner) => ({
      owner,
      members: lifetimes.filter(({name}) => name.startsWith(`${owner.name}.`)),
    }));
}
