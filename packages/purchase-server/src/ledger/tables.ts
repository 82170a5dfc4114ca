import type {Generated} from 'kysely';
import type {PurchaseKey, StorePurchase} from '../storePurchase.ts';

/** Columns are snake_case in the database. SQLite has no booleans: 0 and 1 stand for them in both. */
export type Flag = 0 | 1;

/** What a store says that needs no other form in a column. */
type Plain = Omit<StorePurchase, 'lines' | 'refundedPart' | 'renews' | 'acknowledged'>;

export type PurchaseTable = Plain & {
  renews: Flag;
  /** The order number without the part that counts renewals. */
  orderBase: string | null;
  refundedPart: number | null;
  refundedOf: number | null;
  /** JSON */
  lines: string;
  /** Ids of the products of all lines, JSON: few are different, so that the catalog can be compared with them. */
  products: string;
  acknowledged: Flag;
  userId: string | null;
  isErased: Flag;
  /** It was paid for, and so has ended the plan that it replaces. */
  tookOver: Flag;
  /** Number of the newest answer that the row agrees with. */
  answered: number;
  readAt: number;
  dueAt: number | null;
  attempts: number;
};

export type AnswerTable = PurchaseKey & {
  number: Generated<number>;
  /** Number of the newest answer, to any question, when this question was put. */
  ticket: number;
  at: number;
  cause: string;
  /** Who sent the purchase, or whom support gave it to. */
  userId: string | null;
  applied: Flag;
  /** JSON */
  said: string | null;
};

/** What happened to an account, for your own backend. Ask `/account` for what the user has now. */
export type EventType = 'purchase.changed' | 'purchase.left' | 'grant.changed' | 'user.deleted';

export type EventTable = {
  id: string;
  type: EventType;
  userId: string;
  at: number;
  /** JSON */
  purchase: string | null;
  /** Null when it was given up. */
  dueAt: number | null;
  attempts: number;
};

export type Tables = {
  purchases: PurchaseTable;
  answers: AnswerTable;
  users: {id: string; seenAt: number};
  accountTokens: {token: string; folded: string; userId: string};
  consents: {userId: string};
  grants: {
    id: string;
    userId: string;
    reason: string;
    at: number;
    coins: number | null;
    productId: string | null;
    accessUntil: number | null;
  };
  spends: {userId: string; id: string; coins: number; at: number};
  events: EventTable;
  sweeps: {
    name: string;
    position: string | null;
    dueAt: number;
    attempts: number;
    endedAt: number | null;
  };
};
