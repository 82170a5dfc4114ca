/* eslint-disable @typescript-eslint/no-invalid-void-type -- the release promises `void` in a union. */
import type {
  ProductPurchase,
  Purchase,
  PurchaseResult,
  SubscriptionPurchase,
} from './purchaseTypes';
import type {RequestPurchaseProps, RequestSubscriptionProps} from './requestTypes';

type PurchaseRequest =
  | {request: RequestPurchaseProps; type?: 'inapp'}
  | {request: RequestSubscriptionProps; type: 'subs'};

export declare const requestPurchase: (
  requestObj: PurchaseRequest,
) => Promise<
  ProductPurchase | SubscriptionPurchase | ProductPurchase[] | SubscriptionPurchase[] | void
>;

/** @deprecated Call `requestPurchase` with `type: 'subs'`. */
export declare const requestSubscription: (
  request: RequestSubscriptionProps,
) => Promise<SubscriptionPurchase | SubscriptionPurchase[] | null | void>;

export declare const finishTransaction: ({
  purchase,
  isConsumable,
}: {
  purchase: Purchase;
  isConsumable?: boolean;
}) => Promise<PurchaseResult | boolean>;

export declare const getAvailablePurchases: ({
  alsoPublishToEventListener,
  onlyIncludeActiveItems,
}?: {
  alsoPublishToEventListener?: boolean;
  onlyIncludeActiveItems?: boolean;
}) => Promise<ProductPurchase[]>;

export declare const getPurchaseHistories: ({
  alsoPublishToEventListener,
  onlyIncludeActiveItems,
}?: {
  alsoPublishToEventListener?: boolean;
  onlyIncludeActiveItems?: boolean;
}) => Promise<ProductPurchase[]>;

/** @deprecated Call `getPurchaseHistories`. */
export declare const getPurchaseHistory: ({
  alsoPublishToEventListener,
  onlyIncludeActiveItems,
}?: {
  alsoPublishToEventListener?: boolean;
  onlyIncludeActiveItems?: boolean;
}) => Promise<ProductPurchase[]>;

export {};
