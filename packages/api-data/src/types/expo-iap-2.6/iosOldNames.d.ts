import type {ProductPurchase} from './purchaseTypes';
import type {AppTransactionIOS, ProductStatusIos} from './statusTypes';

type RefundRequestStatus = 'success' | 'userCancelled';

/** @deprecated Call `syncIOS`. */
export declare const sync: () => Promise<null>;

/** @deprecated Call `isEligibleForIntroOfferIOS`. */
export declare const isEligibleForIntroOffer: (groupID: string) => Promise<boolean>;

/** @deprecated Call `subscriptionStatusIOS`. */
export declare const subscriptionStatus: (sku: string) => Promise<ProductStatusIos[]>;

/** @deprecated Call `currentEntitlementIOS`. */
export declare const currentEntitlement: (sku: string) => Promise<ProductPurchase>;

/** @deprecated Call `latestTransactionIOS`. */
export declare const latestTransaction: (sku: string) => Promise<ProductPurchase>;

/** @deprecated Call `beginRefundRequestIOS`. */
export declare const beginRefundRequest: (sku: string) => Promise<RefundRequestStatus>;

/** @deprecated Call `showManageSubscriptionsIOS`. */
export declare const showManageSubscriptions: () => Promise<null>;

/** @deprecated Call `getReceiptIOS`. */
export declare const getReceiptIos: () => Promise<string>;

/** @deprecated Call `isTransactionVerifiedIOS`. */
export declare const isTransactionVerified: (sku: string) => Promise<boolean>;

/** @deprecated Call `getTransactionJwsIOS`. */
export declare const getTransactionJws: (sku: string) => Promise<string>;

/** @deprecated Call `validateReceiptIOS`. */
export declare const validateReceiptIos: (sku: string) => Promise<{
  isValid: boolean;
  receiptData: string;
  jwsRepresentation: string;
  latestTransaction?: ProductPurchase;
}>;

/** @deprecated Call `presentCodeRedemptionSheetIOS`. */
export declare const presentCodeRedemptionSheet: () => Promise<boolean>;

/** @deprecated Call `getAppTransactionIOS`. */
export declare const getAppTransaction: () => Promise<AppTransactionIOS | null>;

/** @deprecated Call `getStorefrontIOS`. */
export declare const getStorefront: () => Promise<string>;

export {};
