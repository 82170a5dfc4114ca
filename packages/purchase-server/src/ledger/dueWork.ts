import type {PurchaseKey} from '../storePurchase.ts';
import type {LedgerEvent} from './events.ts';
import type {Purchase} from './ledger.ts';

/** A list of a store that is read from time to time, in case messages got lost. */
export type Sweep = {
  readonly name: string;
  /** Where the last page ended, in the words of the sweep; null before the first. */
  readonly position: string | null;
  readonly now: number;
};

/**
 * Work that stands in the rows. To claim is to try: the row is due again later, with growing distance, until the work is
 * recorded. So a process that dies loses nothing, and nobody has to report a failure.
 */
export type DueWork = {
  /** Purchases to read again or to acknowledge; with `user` only theirs. */
  claimPurchases(options: {
    readonly limit: number;
    readonly user?: string;
  }): Promise<readonly Purchase[]>;
  /** Reads these soon, those that the ledger has. */
  makeDue(keys: readonly PurchaseKey[]): Promise<void>;
  claimEvents(limit: number): Promise<readonly LedgerEvent[]>;
  delivered(event: LedgerEvent): Promise<void>;
  /** Null when it is not due, or another process has it. */
  claimSweep(name: string): Promise<Sweep | null>;
  /** A page is read: what it names is due, and the next claim goes on behind it. */
  sweptTo(name: string, position: string, found: readonly PurchaseKey[]): Promise<void>;
  /** The list is read to its end: due again after this time. */
  sweepEnded(name: string, every: number): Promise<void>;
};
