import type {HistoryChange} from 'expo-iap-api-data/history/changes';
import type {PatchRange} from 'expo-iap-api-data/history/ranges';
import type {MemberRole, Platform, SymbolKind} from 'expo-iap-api-data/surface/surface';
import type {LifetimeDate, NameLifetime} from './nameLifetime.ts';

/** The patch of an event, with a range where only upstream's git history names it; or the range alone. */
type PublicDate =
  | ({readonly patch: string} & Partial<PatchRange>)
  | {readonly after: string; readonly upTo: string};

/** One thing that happened to a name in `history.json`. */
type PublicChange = Pick<
  HistoryChange,
  'patch' | 'change' | 'from' | 'replacement' | 'removedIn' | 'detail' | 'evidence'
> &
  Partial<PatchRange> & {
    /** The new name of a renamed one. */
    readonly to?: string;
  };

/** A name with its life in `history.json`. */
type PublicLife = {
  readonly name: string;
  readonly kind: SymbolKind | MemberRole;
  readonly platform: Platform;
  readonly since?: PublicDate;
  readonly gone?: PublicDate;
  readonly changes: readonly PublicChange[];
};

/** The content of `history.json`. */
type PublicHistory = {
  readonly patches: readonly {readonly patch: string; readonly date: string}[];
  readonly names: readonly PublicLife[];
};

/** Writes the history of every name as data for other programs. */
export function publishHistory(
  lifetimes: readonly NameLifetime[],
  patches: PublicHistory['patches'],
): PublicHistory {
  return {
    patches: patches.map(({patch, date}) => ({patch, date})),
    names: lifetimes.map(({name, kind, platform, since, gone, changes}) => ({
      name,
      kind,
      platform,
      ...(since && {since: publishDate(since)}),
      ...(gone && {gone: publishDate(gone)}),
      changes: changes.map(
        ({
          patch,
          change,
          name: to,
          from,
          replacement,
          removedIn,
          detail,
          evidence,
          range,
        }): PublicChange => ({
          patch,
          change,
          ...(from !== undefined && {from, to}),
          ...(replacement !== undefined && {replacement}),
          ...(removedIn !== undefined && {removedIn}),
          ...(detail !== undefined && {detail}),
          evidence,
          ...range,
        }),
      ),
    })),
  };
}

function publishDate(date: LifetimeDate): PublicDate {
  return 'patch' in date
    ? {patch: date.patch, ...date.range}
    : {after: date.after, upTo: date.upTo};
}
