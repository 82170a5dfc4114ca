import type {AppleError} from '../store/appleErrors.ts';

/** `IapErrorCode` (2.8.8 `ios/Types.swift:44-69`). */
export const iosErrorCodes = [
  'E_UNKNOWN',
  'E_SERVICE_ERROR',
  'E_USER_CANCELLED',
  'E_USER_ERROR',
  'E_ITEM_UNAVAILABLE',
  'E_REMOTE_ERROR',
  'E_NETWORK_ERROR',
  'E_RECEIPT_FAILED',
  'E_RECEIPT_FINISHED_FAILED',
  'E_NOT_PREPARED',
  'E_NOT_ENDED',
  'E_ALREADY_OWNED',
  'E_DEVELOPER_ERROR',
  'E_PURCHASE_ERROR',
  'E_SYNC_ERROR',
  'E_DEFERRED_PAYMENT',
  'E_TRANSACTION_VALIDATION_FAILED',
  'E_BILLING_RESPONSE_JSON_PARSE_ERROR',
  'E_INTERRUPTED',
  'E_IAP_NOT_AVAILABLE',
  'E_ACTIVITY_UNAVAILABLE',
  'E_ALREADY_PREPARED',
  'E_PENDING',
  'E_CONNECTION_CLOSED',
] as const;

const storeKit1 = [
  'E_UNKNOWN',
  'E_SERVICE_ERROR',
  'E_USER_CANCELLED',
  'E_USER_ERROR',
  'E_USER_ERROR',
  'E_ITEM_UNAVAILABLE',
  'E_SERVICE_ERROR',
  'E_NETWORK_ERROR',
  'E_SERVICE_ERROR',
] as const;

/**
 * Code and message for an error of the sheet (2.8.8 `ios/ExpoIapModule.swift:637-677`). Every Swift error is an `NSError`,
 * so the guesses from the text (:673-677) are never reached, and errors of StoreKit 2 get the last code.
 */
export function mapAppleError({domain, code, message}: AppleError): {
  code: string;
  message: string;
} {
  if (domain === 'NSURLErrorDomain')
    return {code: 'E_NETWORK_ERROR', message: `Network error: ${message}`};
  if (domain !== 'SKErrorDomain') return {code: 'E_PURCHASE_ERROR', message};
  if (code === 2) return {code: 'E_USER_CANCELLED', message: 'User cancelled the purchase'};
  if (code === 4) return {code: 'E_USER_ERROR', message: 'Payment not allowed'};
  return {code: storeKit1[code] ?? 'E_PURCHASE_ERROR', message};
}
