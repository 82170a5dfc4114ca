import type {AndroidPlatform, IosPlatform} from './products';

export type PurchaseBase = {
  id: string;
  transactionId?: string;
  transactionDate: number;
  transactionReceipt: string;
};

export declare enum PurchaseStateAndroid {
  UNSPECIFIED_STATE = 0,
  PURCHASED = 1,
  PENDING = 2,
}

export type ProductPurchaseAndroid = PurchaseBase & {
  ids?: string[];
  purchaseTokenAndroid?: string;
  dataAndroid?: string;
  signatureAndroid?: string;
  autoRenewingAndroid?: boolean;
  purchaseStateAndroid?: PurchaseStateAndroid;
  isAcknowledgedAndroid?: boolean;
  packageNameAndroid?: string;
  developerPayloadAndroid?: string;
  obfuscatedAccountIdAndroid?: string;
  obfuscatedProfileIdAndroid?: string;
};

export type ProductPurchaseIos = PurchaseBase & {
  quantityIos?: number;
  originalTransactionDateIos?: number;
  originalTransactionIdentifierIos?: string;
  appAccountToken?: string;
  expirationDateIos?: number;
  webOrderLineItemIdIos?: number;
  environmentIos?: string;
  storefrontCountryCodeIos?: string;
  appBundleIdIos?: string;
  productTypeIos?: string;
  subscriptionGroupIdIos?: string;
  isUpgradedIos?: boolean;
  ownershipTypeIos?: string;
  reasonIos?: string;
  reasonStringRepresentationIos?: string;
  transactionReasonIos?: 'PURCHASE' | 'RENEWAL' | string;
  revocationDateIos?: number;
  revocationReasonIos?: string;
  offerIos?: {
    id: string;
    type: string;
    paymentMode: string;
  };
  priceIos?: number;
  currencyIos?: string;
  jwsRepresentationIos?: string;
};

export type ProductPurchase =
  (ProductPurchaseAndroid & AndroidPlatform) | (ProductPurchaseIos & IosPlatform);

export type SubscriptionPurchase =
  | (ProductPurchaseAndroid & AndroidPlatform & {autoRenewingAndroid: boolean})
  | (ProductPurchaseIos & IosPlatform);

export type Purchase = ProductPurchase | SubscriptionPurchase;

export type PurchaseResult = {
  responseCode?: number;
  debugMessage?: string;
  code?: string;
  message?: string;
  purchaseTokenAndroid?: string;
};
