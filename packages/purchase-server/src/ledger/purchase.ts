import type {StorePurchase} from '../storePurchase.ts';

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
