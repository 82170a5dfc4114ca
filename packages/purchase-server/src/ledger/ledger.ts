import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';
import type {DueWork} from './dueWork.ts';
import type {Grants} from './grants.ts';
import type {Health} from './health.ts';
import type {Holdings} from './holdings.ts';
import type {Owners} from './owners.ts';
import type {Spends} from './spends.ts';
import type {Sweeps} from './sweeps.ts';
import type {Users} from './users.ts';

/** A purchase as the ledger has it. */
export type Purchase = StorePurchase & {
  /** Null while the store names an account that no user of yours has, or nobody brought the purchase yet. */
  readonly userId: string | null;
  /**
   * Its user was deleted, and nobody has it: it is another's, so the app finishes it. What was used up is never given again;
   * a plan or an unlock finds a new owner by the rules for any other.
   */
  readonly isErased: boolean;
  /** When the store was last heard, by the database's clock. */
  readonly readAt: number;
  /** When the store is asked again; null for never. Claiming moves it on. */
  readonly dueAt: number | null;
  /** How often it was claimed since the store last answered. */
  readonly attempts: number;
};

/** Why a purchase is recorded: from the request of this user, or by a message or work that knows no user. */
export type RecordOptions = {
  /** From `ticket()`, taken before the store was asked. */
  readonly ticket: number;
  /** A few words for support, without tokens: `app`, `message DID_RENEW`, `due`. */
  readonly cause: string;
  readonly sender: string | null;
};

/** One thing that a store said, or support did, about a purchase. Nothing is changed later, but who it was when they are deleted. */
export type Entry = {
  readonly at: number;
  readonly cause: string;
  /** Who sent it, or whom support gave it to. */
  readonly user: string | null;
  /** False when it was older than what the ledger knew, or overlapped it: then the store was asked again. */
  readonly applied: boolean;
  /** The StorePurchase without its account token, or what support did. */
  readonly said: unknown;
};

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
  /** After the store took the acknowledgment. */
  acknowledged(key: PurchaseKey): Promise<void>;

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
