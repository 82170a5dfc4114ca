import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';
import type {DueWork} from './dueWork.ts';
import type {Grant, Grants} from './grants.ts';
import type {Health} from './health.ts';
import type {Spends} from './spends.ts';

/** A purchase as the ledger has it. */
export type Purchase = StorePurchase & {
  /** Null while the store names an account that no user of yours has, or nobody brought the purchase yet. */
  readonly userId: string | null;
  /** Its user was deleted. What was consumed is never given again; a plan or an unlock may find a new owner. */
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

/** What counts for an account, read at one moment. */
export type Holdings = {
  /** The database's clock. Compare ends with it, never with your machine's. */
  readonly now: number;
  readonly purchases: readonly Purchase[];
  readonly grants: readonly Grant[];
  /** Coins that were spent. */
  readonly spent: number;
};

/** One thing that a store said, or support did, about a purchase; nothing here is ever changed. */
export type Entry = {
  readonly at: number;
  readonly cause: string;
  /** False when it was older than what the ledger knew, or overlapped it: then the store was asked again. */
  readonly applied: boolean;
  /** The StorePurchase without its account token, or what support did. */
  readonly said: unknown;
};

/** The only place that decides what users have. Ids compare letter by letter, Apple's account tokens without case. */
export type Ledger = Grants &
  Spends &
  DueWork & {
    /** The database's clock, in ms since 1970. */
    now(): Promise<number>;
    /** Take one before you ask a store, and pass it to `record`: it tells which of two answers is the newer one. */
    ticket(): Promise<number>;
    /** Records what the store said. Any number of times, in any order, from any process: there is one row. */
    record(told: StorePurchase, options: RecordOptions): Promise<Purchase>;
    /** The store says that it no longer knows a purchase that the ledger has: it ends. Undefined when there is none. */
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

    /**
     * This user signed in, or is known to exist. `accountTokens` are what your app passes to the stores for them. Purchases
     * that waited for them become theirs. Call it at each request: it writes only what is new.
     */
    sees(user: string, accountTokens: readonly string[]): Promise<void>;
    /** Whose account token it is; null for no user of yours that the ledger has seen. */
    userOf(store: PurchaseKey['store'], accountToken: string): Promise<string | null>;
    /** Support gives a purchase to another user. False when there is no such purchase. */
    moveOwner(key: PurchaseKey, user: string, reason: string): Promise<boolean>;
    /** Forgets a user. Purchases stay without them, so that nothing is given twice. */
    deleteUser(user: string): Promise<void>;
    setConsent(user: string, agreed: boolean): Promise<void>;
    /** Whether a user lets you tell Apple what they did with a purchase that they want refunded. */
    hasConsent(user: string): Promise<boolean>;

    health(): Promise<Health>;
    close(): Promise<void>;
  };
