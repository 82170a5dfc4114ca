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

export declare const finishTransaction: (params: {
  purchase: Purchase;
  isConsumable?: boolean;
}) => Promise<PurchaseResult | boolean>;

export declare const getAvailablePurchases: (options?: {
  alsoPublishToEventListener?: boolean;
  onlyIncludeActiveItems?: boolean;
}) => Promise<ProductPurchase[]>;

export declare const getPurchaseHistories: (options?: {
  alsoPublishToEventListener?: boolean;
  onlyIncludeActiveItems?: boolean;
}) => Promise<ProductPurchase[]>;

/** @deprecated Call `getPurchaseHistories`. */
export declare const getPurchaseHistory: (options?: {
  alsoPublishToEventListener?: boolean;
  onlyIncludeActiveItems?: boolean;
}) => Promise<ProductPurchase[]>;

export {};
