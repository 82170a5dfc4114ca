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

const tables: Readonly<Record<StoreNumber['store'], Readonly<Record<string, number>>>> = {
  Play: playResponses,
  StoreKit: storeKitErrors,
};

/** The numbers of a store by their names. */
export function numbersOf(
  store: StoreNumber['store'],
  names: readonly string[],
): readonly StoreNumber[] {
  return names.map((name) => {
    const number = tables[store][name];
    if (number === undefined) throw new Error(`${store} has no number "${name}".`);
    return {store, number, name};
  });
}
