import type {NeverError} from './errorTypes.ts';
import {neverError} from './makeEntry.ts';

/** Members of the enum that no native module raises in any documented version. */
export const neverRaised: readonly NeverError[] = [
  neverError(
    'E_ACTIVITY_UNAVAILABLE',
    20,
    'A purchase request on Android without an activity rejects with a code of Expo such as `ERR_MISSING_CURRENT_ACTIVITY`.',
  ),
  neverError(
    'E_ALREADY_PREPARED',
    21,
    'Connecting twice is not an error: `initConnection` resolves again.',
  ),
  neverError('E_BILLING_RESPONSE_JSON_PARSE_ERROR', 17, 'Nothing takes its place.'),
  neverError(
    'E_CONNECTION_CLOSED',
    23,
    'The Android module has a function that would reject open purchases with it, and never calls it. A purchase that is open while `endConnection` runs stays unsettled until the next purchase, whose result it gets.',
  ),
  neverError(
    'E_IAP_NOT_AVAILABLE',
    19,
    'On a device that may not pay, `initConnection` resolves `false` on iOS. Without Play services, Android rejects with `E_NOT_PREPARED`.',
  ),
  neverError(
    'E_INTERRUPTED',
    18,
    'Nothing takes its place. `isRecoverableError` names it all the same.',
  ),
  neverError(
    'E_NOT_ENDED',
    15,
    'Nothing takes its place: `endConnection` has no failure of its own.',
  ),
  neverError(
    'E_PENDING',
    22,
    'A pending payment is no error on Android: it arrives as a purchase whose `purchaseStateAndroid` is 2. On iOS it is `E_DEFERRED_PAYMENT`.',
  ),
  neverError(
    'E_RECEIPT_FINISHED_FAILED',
    8,
    "A purchase that cannot be finished rejects with `E_DEVELOPER_ERROR` on iOS and with the code for Play's answer on Android.",
  ),
  neverError(
    'E_REMOTE_ERROR',
    5,
    'Failures of a store arrive as `E_SERVICE_ERROR`, `E_NETWORK_ERROR` or `E_PURCHASE_ERROR`.',
  ),
];
