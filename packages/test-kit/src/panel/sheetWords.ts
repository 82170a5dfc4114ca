import type {SheetView} from './describeSheet.ts';
import type {SheetChoice} from './orders.ts';

type Choice = readonly [label: string, choice: SheetChoice];

const failures: readonly Choice[] = [
  ['No network', {fails: 'network'}],
  ['Store error', {fails: 'service'}],
  ['Not allowed', {fails: 'not allowed'}],
  ['Product unavailable', {fails: 'unavailable'}],
  ['Unknown error', {fails: 'unknown'}],
];

/** What the payment sheet of a platform says: that it is simulated, so that no one takes it for the store's. */
export const sheetWords = {
  // Apple sells an owned product again or returns the existing purchase, without an error.
  ios: wordsOf('App Store', 'Ask a parent (pending)', ['Invalid payment', {fails: 'developer'}]),
  android: wordsOf(
    'Google Play',
    'Pay later in cash (pending)',
    ['Misconfigured', {fails: 'developer'}],
    ['Already owned', {fails: 'owned'}],
  ),
};

function wordsOf(store: string, later: string, ...own: readonly Choice[]) {
  const choices: readonly Choice[] = [
    ['Pay', 'approve'],
    ['Cancel', 'cancel'],
    [later, 'pending'],
  ];
  return {
    name: `Simulated ${store} payment sheet`,
    note: `Simulated ${store}. Nothing is charged.`,
    choices,
    failures: [...failures, ...own],
  };
}

/** What is above the failures. */
export const FAIL = 'Fail with an error';

/** The price in a sheet, after what the offer says. */
export function priceLine({offer, price}: SheetView): string {
  return offer === '' ? price : `${offer}, then ${price}`;
}
