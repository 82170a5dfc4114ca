import type {LifetimeDate, NameLifetime} from 'expo-iap-upgrade/lifetimes/nameLifetime';
import type {PublicChange, PublicDate, PublicHistory} from './publicData.ts';

/** Writes the history of every name as data for other programs. */
export function publishHistory(
  lives: readonly NameLifetime[],
  patches: PublicHistory['patches'],
): PublicHistory {
  return {
    patches: patches.map(({patch, date}) => ({patch, date})),
    names: lives.map(({name, kind, platform, since, gone, changes}) => ({
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
