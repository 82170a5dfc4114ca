import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import type {PatchRange} from 'expo-iap-api-data/history/ranges';
import type {MemberRole, Platform, SymbolKind} from 'expo-iap-api-data/surface/surface';

/** A change with what the compared releases show of its date, where only upstream's git history names the patch. */
export type LifeChange = HistoryChange & {readonly range?: PatchRange};

/** When a name was added or removed: the patch, or the two documented ones between which it happened. */
export type LifeDate =
  Pick<LifeChange, 'patch' | 'range'> | {readonly after: string; readonly upTo: string};

/** The life of one name over all documented patches. */
export type NameLife = {
  /** A root export, a type that exports mention, or `Owner.member`. */
  readonly name: string;
  readonly kind: SymbolKind | MemberRole;
  readonly platform: Platform;
  /** When it was added; absent when the first documented patch has it. */
  readonly since?: LifeDate;
  /** When it was removed, or could no longer be imported; absent while it exists. */
  readonly gone?: LifeDate;
  /**
   * It was removed only as an export: the newest documented patch still declares it, under another name that it
   * exports.
   */
  readonly isHidden?: true;
  /** What the history says about it, oldest first, including the change that renamed it. */
  readonly changes: readonly LifeChange[];
};

/** An export or a type with the lives of its members. */
export type LifeGroup = {readonly owner: NameLife; readonly members: readonly NameLife[]};

/** Puts members below their owners, in the order of the owners; a member without one is left out. */
export function groupLives(lives: readonly NameLife[]): readonly LifeGroup[] {
  return lives
    .filter(({name}) => !name.includes('.'))
    .map((owner) => ({
      owner,
      members: lives.filter(({name}) => name.startsWith(`${owner.name}.`)),
    }));
}
