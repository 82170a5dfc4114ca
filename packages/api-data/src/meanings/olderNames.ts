import {allHistory} from '../history/allHistory.ts';

/** The purchase fields that 2.8.0 gave the ending `IOS`. */
const fields = allHistory.flatMap(({patch, from = '', name}) => {
  const [[owner, older = ''], [, newer = '']] = [from.split('.'), name.split('.')];
  return patch === '2.8.0' && owner === 'ProductPurchaseIos' ? [[newer, older] as const] : [];
});

const before281: readonly (readonly [name: string, older: string])[] = [
  ['subscriptionInfoIOS', 'subscription'],
  ['subscriptionOfferDetailsAndroid', 'subscriptionOfferDetails'],
  ['displayNameIOS', 'displayName'],
  ['nameAndroid', 'displayName'],
];
const before28 = [...fields, ...before281, ['subscriptionGroupId', 'subscriptionGroupID'] as const];

const namesByLine: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  '2.8.0': new Map(before281),
  '2.7': new Map(before28),
  '2.6': new Map(before28),
};

/** Replaces the names of 2.8 inside backticks with those of an older release line. */
export function withNamesOf(line: string, text: string): string {
  const names = namesByLine[line];
  if (!names) return text;
  return text.replace(/`[^`]+`/g, (code) =>
    code.replace(/\w+/g, (name) => names.get(name) ?? name),
  );
}
