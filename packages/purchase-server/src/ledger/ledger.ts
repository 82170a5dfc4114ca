import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';
import type {DueWork} from './dueWork.ts';
import type {Entry} from './entries.ts';
import type {Grants} from './grants.ts';
import type {Health} from './health.ts';
import type {Holdings} from './holdings.ts';
import type {Owners} from './owners.ts';
import type {Purchase, RecordOptions} from './purchase.ts';
import type {Spends} from './spends.ts';
import type {Sweeps} from './sweeps.ts';
import type {Users} from './users.ts';

/** The only place that decides what users have. Ids compare letter by letter, Apple's account tokens without case. */
export type Ledger = Records & Users & Owners & Grants & Spends & DueWork & Sweeps;

type Records = {
  /** The database's clock, in ms since 1970. */
  now(): Promise<number>;
  /** Take one before you ask a store, and pass it to `record`: it tells which of two answers is the newer one. */
  ticket(): Promise<number>;
  /** Records what the store said. Any number of times, in any order, from any process: there is one row. */
  record(told: StorePurchase, options: RecordOptions): Promise<Purchase>;
  /**
   * The store says that it no longer knows a purchase that the ledger has: a plan ends, and so does what is still pending.
   * What was paid for once stays, since stores forget old tokens. Undefined when the ledger has none.
   */
  gone(key: PurchaseKey, options: Omit<RecordOptions, 'sender'>): Promise<Purchase | undefined>;
  /** After the store took the acknowledgment of what was recorded so. When that gets lost, the store says it. */
  acknowledged(purchase: Purchase): Promise<void>;

  find(key: PurchaseKey): Promise<Purchase | undefined>;
  /** By Google's token, or Apple's original transaction id. */
  findById(id: string): Promise<readonly Purchase[]>;
  /** By Google's order number, with or without the part that counts renewals. */
  findByOrder(orderId: string): Promise<readonly Purchase[]>;
  historyOf(key: PurchaseKey): Promise<readonly Entry[]>;
  holdingsOf(user: string): Promise<Holdings>;

  health(): Promise<Health>;
  close(): Promise<void>;
};
