import type {FailureCause} from '../simulator/store/sheet.ts';
import type {PlatformName} from '../simulator/versions.ts';
import type {SheetView} from './describeSheet.ts';
import type {SheetChoice} from './orders.ts';

type Choice = {readonly label: string; readonly choice: SheetChoice};

/** The words of a simulated payment sheet. They say that it is simulated, so that no one takes it for the store's. */
type SheetWords = {
  readonly name: string;
  readonly note: string;
  /** The first one pays. */
  readonly choices: readonly Choice[];
  readonly fail: string;
  readonly failures: readonly Choice[];
};

const failures = [
  failure('network', 'No network'),
  failure('service', 'Store error'),
  failure('not allowed', 'Not allowed'),
  failure('unavailable', 'Product unavailable'),
  failure('unknown', 'Unknown error'),
];

/** What the sheet of a platform says. */
export const sheetWords: Readonly<Record<PlatformName, SheetWords>> = {
  // Apple sells an owned product again or returns the existing purchase, without an error.
  ios: wordsOf('App Store', 'Ask a parent (pending)', failure('developer', 'Invalid payment')),
  android: wordsOf(
    'Google Play',
    'Pay later in cash (pending)',
    failure('developer', 'Misconfigured'),
    failure('owned', 'Already owned'),
  ),
};

/** The price in a sheet, after what the offer says. */
export function priceLine({offer, price}: SheetView): string {
  return offer === '' ? price : `${offer}, then ${price}`;
}

function wordsOf(store: string, later: string, ...own: readonly Choice[]): SheetWords {
  return {
    name: `Simulated ${store} payment sheet`,
    note: `Simulated ${store}. Nothing is charged.`,
    choices: [
      {label: 'Pay', choice: 'approve'},
      {label: 'Cancel', choice: 'cancel'},
      {label: later, choice: 'pending'},
    ],
    fail: 'Fail with an error',
    failures: [...failures, ...own],
  };
}

function failure(fails: FailureCause, label: string): Choice {
  return {label, choice: {fails}};
}
