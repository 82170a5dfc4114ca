import type {ProductPurchase} from './purchaseTypes';
import type {AppTransactionIOS, ProductStatusIos} from './statusTypes';

type RefundRequestStatus = 'success' | 'userCancelled';

export declare function isProductIos<T extends {platform?: string}>(
  item: unknown,
): item is T & {platform: 'ios'};

export declare const syncIOS: () => Promise<null>;

export declare const isEligibleForIntroOfferIOS: (groupID: string) => Promise<boolean>;

export declare const subscriptionStatusIOS: (sku: string) => Promise<ProductStatusIos[]>;

export declare const currentEntitlementIOS: (sku: string) => Promise<ProductPurchase>;

export declare const latestTransactionIOS: (sku: string) => Promise<ProductPurchase>;

export declare const beginRefundRequestIOS: (sku: string) => Promise<RefundRequestStatus>;

export declare const showManageSubscriptionsIOS: () => Promise<null>;

export declare const getReceiptIOS: () => Promise<string>;

export declare const isTransactionVerifiedIOS: (sku: string) => Promise<boolean>;

export declare const getTransactionJwsIOS: (sku: string) => Promise<string>;

export declare const validateReceiptIOS: (sku: string) => Promise<{
  isValid: boolean;
  receiptData: string;
  jwsRepresentation: string;
  latestTransaction?: ProductPurchase;
}>;

export declare const presentCodeRedemptionSheetIOS: () => Promise<boolean>;

export declare const getAppTransactionIOS: () => Promise<AppTransactionIOS | null>;

export declare const getStorefrontIOS: () => Promise<string>;

export {};
