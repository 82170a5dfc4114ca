/* eslint-disable @typescript-eslint/no-invalid-void-type -- the release promises `void` in a union. */
import type {PurchaseResult} from './purchaseTypes';
import type {ReceiptAndroid} from './receiptAndroid';

export declare function isProductAndroid<T extends {platform?: string}>(
  item: unknown,
): item is T & {platform: 'android'};

export declare const acknowledgePurchaseAndroid: (params: {
  token: string;
  developerPayload?: string;
}) => Promise<PurchaseResult | boolean | void>;

export declare const validateReceiptAndroid: (params: {
  packageName: string;
  productId: string;
  productToken: string;
  accessToken: string;
  isSub?: boolean;
}) => Promise<ReceiptAndroid>;

export declare const deepLinkToSubscriptionsAndroid: (params: {sku: string}) => Promise<void>;

export declare const openRedeemOfferCodeAndroid: () => Promise<void>;
