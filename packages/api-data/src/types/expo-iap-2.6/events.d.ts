/* eslint-disable @typescript-eslint/no-explicit-any -- the release types event arguments so. */
import type {PurchaseError} from './purchaseError';
import type {ProductPurchase, Purchase} from './purchaseTypes';

export declare enum IapEvent {
  PurchaseUpdated = 'purchase-updated',
  PurchaseError = 'purchase-error',
  /** @deprecated Use `PurchaseUpdated`; this event is never sent. */
  TransactionIapUpdated = 'iap-transaction-updated',
}

export declare const emitter: {
  addListener: (eventName: string, listener: (...args: any[]) => void) => {remove: () => void};
  removeListener: (eventName: string, listener: (...args: any[]) => void) => void;
};

export declare const purchaseUpdatedListener: (listener: (event: Purchase) => void) => {
  remove: () => void;
};

export declare const purchaseErrorListener: (listener: (error: PurchaseError) => void) => {
  remove: () => void;
};

export type TransactionEvent = {
  transaction?: ProductPurchase;
  error?: PurchaseError;
};

/** @deprecated Call `purchaseUpdatedListener`. */
export declare const transactionUpdatedIos: (listener: (event: TransactionEvent) => void) => {
  remove: () => void;
};
