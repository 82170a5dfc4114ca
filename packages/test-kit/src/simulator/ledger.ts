import {SimulatorError} from './errors.ts';
import type {Log} from './log.ts';

/** What happened to one purchase, from the view of money and goods. */
export type LedgerRow = {
  readonly purchase: string;
  readonly productId: string;
  paid: boolean;
  given: number;
  finished: boolean;
  refunded: boolean;
  /** Given and finished before the simulation began; to give it again restores it. */
  before: boolean;
};

/** Why the store took back what it had sold. */
export type WhyTakenBack =
  'asked for' | 'revoked by you' | 'not acknowledged in time' | 'no longer shared';

/** Something that must never happen. */
export type Fault = {
  readonly kind: 'given twice' | 'given unpaid' | 'paid and lost' | 'finished before given';
  readonly purchase: string;
};

/** What a purchase still lacks before the buyer has it and the store knows. It is a fault when nothing else follows. */
export function findMissing(row: LedgerRow): 'paid and lost' | 'never finished' | undefined {
  const {paid, refunded, before, given, finished} = row;
  if (!paid || refunded || before) return undefined;
  if (given === 0) return 'paid and lost';
  return finished ? undefined : 'never finished';
}

/** Tracks whether each purchase is paid, given and finished, in the right order. */
export class Ledger {
  readonly rows = new Map<string, LedgerRow>();
  readonly faults: Fault[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /**
   * The faults as they are now. What was finished and is still not given is lost, because no store sends it again; once
   * it is given, it was only finished too early.
   */
  get faultsNow(): readonly Fault[] {
    const lost = [...this.rows.values()]
      .filter((row) => row.finished && findMissing(row) === 'paid and lost')
      .map(({purchase}): Fault => ({kind: 'paid and lost', purchase}));
    const others = this.faults.filter(
      ({kind, purchase}) =>
        kind !== 'finished before given' || !lost.some((fault) => fault.purchase === purchase),
    );
    return [...others, ...lost];
  }

  open(purchase: string, productId: string): void {
    const nothing = {paid: false, given: 0, finished: false, refunded: false, before: false};
    this.rows.set(purchase, {purchase, productId, ...nothing});
  }

  settledBefore(purchase: string): void {
    Object.assign(this.#row(purchase), {finished: true, before: true});
  }

  paid(purchase: string): void {
    this.#row(purchase).paid = true;
  }

  /** The app or the server gave what was bought. */
  give(purchase: string): void {
    const row = this.#row(purchase);
    row.given += 1;
    this.#log.note('ledger', 'delivered', {purchase});
    if (!row.paid || row.refunded) this.#fault('given unpaid', purchase);
    if (row.given > 1) this.#fault('given twice', purchase);
  }

  finish(purchase: string): void {
    const row = this.#row(purchase);
    row.finished = true;
    if (row.given === 0 && !row.before && row.paid && !row.refunded)
      this.#fault('finished before given', purchase);
  }

  refund(purchase: string, why: WhyTakenBack): void {
    this.#row(purchase).refunded = true;
    if (why === 'not acknowledged in time') this.#fault('paid and lost', purchase);
  }

  /** The store changed its mind: what the user had is theirs again, whoever gives it back. */
  restore(purchase: string): void {
    const row = this.#row(purchase);
    Object.assign(row, {refunded: false, before: row.before || row.given > 0, given: 0});
  }

  #fault(kind: Fault['kind'], purchase: string): void {
    this.faults.push({kind, purchase});
    this.#log.note('ledger', `fault: ${kind}`, {purchase});
  }

  #row(purchase: string): LedgerRow {
    const row = this.rows.get(purchase);
    if (row) return row;
    throw new SimulatorError(`The ledger has no purchase "${purchase}".`);
  }
}
