type SubscriptionStatus =
  'expired' | 'inBillingRetryPeriod' | 'inGracePeriod' | 'revoked' | 'subscribed';

type RenewalInfo = {
  jsonRepresentation?: string;
  willAutoRenew: boolean;
  autoRenewPreference?: string;
};

export type ProductStatusIos = {
  state: SubscriptionStatus;
  renewalInfo?: RenewalInfo;
};

export type AppTransactionIOS = {
  appTransactionID: string;
  originalPlatform?: string;
  bundleID: string;
  appVersion: string;
  originalAppVersion: string;
  originalPurchaseDate: number;
  deviceVerification: string;
  deviceVerificationNonce: string;
  environment: string;
  signedDate: number;
  appID?: number;
  appVersionID?: number;
  preorderDate?: number;
};

export {};
