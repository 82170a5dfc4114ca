import {CodedError} from '../errors.ts';
import {billing, type BillingResult} from '../store/billing.ts';
import type {VersionTraits} from '../versions.ts';

type Answer = {readonly code: string; readonly message: string};

const answers: Readonly<Record<number, Answer>> = {
  [billing.featureNotSupported]: {
    code: 'E_SERVICE_ERROR',
    message: 'This feature is not available on your device.',
  },
  [billing.serviceDisconnected]: {
    code: 'E_NETWORK_ERROR',
    message: 'The service is disconnected (check your internet connection.)',
  },
  [billing.networkError]: {
    code: 'E_NETWORK_ERROR',
    message: 'You have a problem with network connection.',
  },
  [billing.ok]: {code: 'OK', message: ''},
  [billing.userCanceled]: {code: 'E_USER_CANCELLED', message: 'Payment is cancelled.'},
  [billing.serviceUnavailable]: {
    code: 'E_SERVICE_ERROR',
    message:
      'The service is unreachable. This may be your internet connection, or the Play Store may be down.',
  },
  [billing.billingUnavailable]: {
    code: 'E_SERVICE_ERROR',
    message:
      'Billing is unavailable. This may be a problem with your device, or the Play Store may be down.',
  },
  [billing.itemUnavailable]: {code: 'E_ITEM_UNAVAILABLE', message: 'That item is unavailable.'},
  [billing.developerError]: {
    code: 'E_DEVELOPER_ERROR',
    message: 'Google is indicating that we have some issue connecting to payment.',
  },
  [billing.error]: {
    code: 'E_UNKNOWN',
    message: 'An unknown or unexpected error has occurred. Please try again later.',
  },
  [billing.itemAlreadyOwned]: {code: 'E_ALREADY_OWNED', message: 'You already own this item.'},
};

/** `getBillingResponseData` (2.8.8 `PlayUtils.kt:99-177`, the same in all versions): 8 has no line. */
export function responseData(code: number): Answer {
  const message = `Purchase failed with code: ${code}`;
  return answers[code] ?? {code: 'E_UNKNOWN', message};
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
