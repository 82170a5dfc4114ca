import type {StoreNumber} from './errorTypes.ts';

/** Response codes of Play Billing, by the names that Google's documentation uses. */
export const playResponses = {
  FEATURE_NOT_SUPPORTED: -2,
  SERVICE_DISCONNECTED: -1,
  USER_CANCELED: 1,
  SERVICE_UNAVAILABLE: 2,
  BILLING_UNAVAILABLE: 3,
  ITEM_UNAVAILABLE: 4,
  DEVELOPER_ERROR: 5,
  ERROR: 6,
  ITEM_ALREADY_OWNED: 7,
  ITEM_NOT_OWNED: 8,
  NETWORK_ERROR: 12,
} as const;

/** Numbers of StoreKit's error domain `SKErrorDomain`, by the names that Apple's documentation uses. */
export const storeKitErrors = {
  SKErrorUnknown: 0,
  SKErrorClientInvalid: 1,
  SKErrorPaymentCancelled: 2,
  SKErrorPaymentInvalid: 3,
  SKErrorPaymentNotAllowed: 4,
  SKErrorStoreProductNotAvailable: 5,
  SKErrorCloudServicePermissionDenied: 6,
  SKErrorCloudServiceNetworkConnectionFailed: 7,
  SKErrorCloudServiceRevoked: 8,
  SKErrorInvalidOfferIdentifier: 11,
  SKErrorInvalidSignature: 12,
  SKErrorMissingOfferParams: 13,
  SKErrorInvalidOfferPrice: 14,
  SKErrorIneligibleForOffer: 18,
} as const;

/** Names response codes of Play Billing. */
export function play(...names: readonly (keyof typeof playResponses)[]): readonly StoreNumber[] {
  return names.map((name) => ({store: 'Play', number: playResponses[name], name}));
}

/** Names errors of StoreKit. */
export function storeKit(
  ...names: readonly (keyof typeof storeKitErrors)[]
): readonly StoreNumber[] {
  return names.map((name) => ({store: 'StoreKit', number: storeKitErrors[name], name}));
}
