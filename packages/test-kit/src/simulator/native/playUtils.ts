import {CodedError} from '../errors.ts';
import {billing, type BillingResult} from '../store/billing.ts';
import type {VersionTraits} from '../versions.ts';

const answers: Readonly<Record<number, readonly [code: string, message: string]>> = {
  [billing.featureNotSupported]: [
    'E_SERVICE_ERROR',
    'This feature is not available on your device.',
  ],
  [billing.serviceDisconnected]: [
    'E_NETWORK_ERROR',
    'The service is disconnected (check your internet connection.)',
  ],
  [billing.networkError]: ['E_NETWORK_ERROR', 'You have a problem with network connection.'],
  [billing.ok]: ['OK', ''],
  [billing.userCanceled]: ['E_USER_CANCELLED', 'Payment is cancelled.'],
  [billing.serviceUnavailable]: [
    'E_SERVICE_ERROR',
    'The service is unreachable. This may be your internet connection, or the Play Store may be down.',
  ],
  [billing.billingUnavailable]: [
    'E_SERVICE_ERROR',
    'Billing is unavailable. This may be a problem with your device, or the Play Store may be down.',
  ],
  [billing.itemUnavailable]: ['E_ITEM_UNAVAILABLE', 'That item is unavailable.'],
  [billing.developerError]: [
    'E_DEVELOPER_ERROR',
    'Google is indicating that we have some issue connecting to payment.',
  ],
  [billing.error]: [
    'E_UNKNOWN',
    'An unknown or unexpected error has occurred. Please try again later.',
  ],
  [billing.itemAlreadyOwned]: ['E_ALREADY_OWNED', 'You already own this item.'],
};

/** `getBillingResponseData` (2.8.8 `PlayUtils.kt:99-177`, the same in all versions): 8 has no line. */
export function responseData(result: number): {readonly code: string; readonly message: string} {
  const other = ['E_UNKNOWN', `Purchase failed with code: ${result}`] as const;
  const [code, message] = answers[result] ?? other;
  return {code, message};
}

/** `rejectPromiseWithBillingError` (2.8.8 `PlayUtils.kt:91`). */
export function billingRejection(result: BillingResult): CodedError {
  const {code, message} = responseData(result.code);
  return new CodedError(code, message);
}

const early = [
  'E_NOT_PREPARED',
  'E_INIT_CONNECTION',
  'E_QUERY_PRODUCT',
  'E_UNKNOWN',
  'E_SKU_OFFER_MISMATCH',
  'E_SKU_NOT_FOUND',
  'E_USER_CANCELLED',
  'E_DEVELOPER_ERROR',
  'E_ITEM_UNAVAILABLE',
  'E_SERVICE_ERROR',
  'E_PURCHASE_ERROR',
];
const later = [
  'E_ACTIVITY_UNAVAILABLE',
  'E_ALREADY_PREPARED',
  'E_PENDING',
  'E_NOT_ENDED',
  'E_NETWORK_ERROR',
  'E_ALREADY_OWNED',
  'E_REMOTE_ERROR',
  'E_USER_ERROR',
  'E_BILLING_RESPONSE_JSON_PARSE_ERROR',
  'E_CONNECTION_CLOSED',
  'E_SERVICE_DISCONNECTED',
  'E_BILLING_UNAVAILABLE',
  'E_FEATURE_NOT_SUPPORTED',
  'E_ITEM_NOT_OWNED',
  'E_EMPTY_SKU_LIST',
];

/** The constants of `IapErrorCode`. */
export function androidErrorCodes({allErrorCodes}: VersionTraits): readonly string[] {
  return allErrorCodes ? [...early, ...later] : early;
}
