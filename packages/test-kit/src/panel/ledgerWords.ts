import type {Fault} from '../simulator/ledger.ts';
import type {LedgerLine} from './describePhone.ts';

/** What a panel says of each purchase, in this order. */
export const ledgerColumns: readonly {
  readonly title: string;
  readonly say: (line: LedgerLine) => string;
}[] = [
  {title: 'Paid', say: ({refunded, paid}) => (refunded ? 'refunded' : yesNo(paid))},
  {title: 'Delivered', say: ({given}) => (given > 1 ? `${given} times` : yesNo(given === 1))},
  {title: 'Finished', say: ({finished}) => yesNo(finished)},
];

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

const meanings: Readonly<Record<Fault['kind'], string>> = {
  'given twice': 'was delivered more than once for one payment',
  'given unpaid': 'was delivered before it was paid, or after it was refunded',
  /** Google refunds what is not acknowledged; the other way to lose a purchase is `neverGiven`. */
  'paid and lost': 'was paid, never acknowledged, and refunded by Google',
  'finished before given':
    'was finished before it was delivered, so a crash in between could have lost it',
};

const neverGiven = 'was paid and finished, but never delivered, and the store won’t send it again';

/** What went wrong with a purchase, as a sentence. */
export function sayFault({kind, purchase}: Fault, ledger: readonly LedgerLine[]): string {
  const isNeverGiven =
    kind === 'paid and lost' && ledger.some((row) => row.purchase === purchase && !row.refunded);
  return `${purchase} ${isNeverGiven ? neverGiven : meanings[kind]}.`;
}
