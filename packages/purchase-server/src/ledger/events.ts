import type {PurchaseKey, State} from '../storePurchase.ts';

/** What happened to an account, for your own backend. Ask `/account` for what the user has now. */
export type EventType = 'purchase.changed' | 'purchase.moved' | 'grant.changed' | 'user.deleted';

/** Waits in the same database for its delivery, at least once; written in the transaction of the change. */
export type LedgerEvent = {
  readonly id: string;
  readonly type: EventType;
  readonly user: string | null;
  readonly at: number;
  readonly attempts: number;
  /** Without the purchase token: whoever has that can ask the store. */
  readonly purchase: {
    readonly store: PurchaseKey['store'];
    readonly orderId: string | null;
    readonly productIds: readonly string[];
    readonly state: State;
  } | null;
};
