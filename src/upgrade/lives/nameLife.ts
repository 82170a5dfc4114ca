import type {HistoryChange} from '../../library/history/changes.ts';
import type {MemberRole, Platform, SymbolKind} from '../../library/surface/surface.ts';

/** When a name came or went: the patch, or the two documented ones between which it happened. */
export type LifeDate = {readonly patch: string} | {readonly after: string; readonly upTo: string};

/** The life of one name over all documented patches. */
export type NameLife = {
  /** A root export, a type that exports mention, or `Owner.member`. */
  readonly name: string;
  readonly kind: SymbolKind | MemberRole;
  readonly platform: Platform;
  /** When it came; absent when the first documented patch has it. */
  readonly since?: LifeDate;
  /** When it went; absent while it exists. */
  readonly gone?: LifeDate;
  /** What the history says of it, oldest first; the renaming that took the name away included. */
  readonly changes: readonly HistoryChange[];
};
