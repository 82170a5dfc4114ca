import type {NeverError} from './errorTypes.ts';
import {neverError} from './makeEntry.ts';

/** Codes that the Android module of 2.8.8 lists as constants and never sends. */
export const constants28: readonly NeverError[] = [
  neverError(
    'E_BILLING_UNAVAILABLE',
    null,
    "Play's number 3 arrives as `E_SERVICE_ERROR`. Read `responseCode` to tell it apart.",
  ),
  neverError(
    'E_FEATURE_NOT_SUPPORTED',
    null,
    "Play's number -2 arrives as `E_SERVICE_ERROR`. Read `responseCode` to tell it apart.",
  ),
  neverError(
    'E_ITEM_NOT_OWNED',
    null,
    "Play's number 8 arrives as `E_UNKNOWN`, for example when something is consumed that is not owned.",
  ),
  neverError('E_SERVICE_DISCONNECTED', null, "Play's number -1 arrives as `E_NETWORK_ERROR`."),
];
