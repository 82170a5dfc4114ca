import type {ErrorEntry, NeverError, VersionWords} from './errorTypes.ts';
import {neverError, sentError, when} from './errorTypes.ts';
import {lasting} from './lasting.ts';
import {sharedErrors} from './shared.ts';
import {play, storeKit} from './storeNumbers.ts';

const words: VersionWords = {
  load: '`fetchProducts`',
  transaction: '`id`',
  iosToken: '`purchaseToken`',
  offers: '`subscriptionOfferDetailsAndroid`',
  emptyList: 'E_EMPTY_SKU_LIST',
  afterRefusal:
    'Since 2.8.4 only the call that connects meets this; later calls fail with other codes, such as `E_QUERY_PRODUCT`.',
  emptyListMessage: 'No SKUs provided',
};

/** Codes that the Android module of 2.8.8 lists as constants and never sends. */
const constants28: readonly NeverError[] = [
  neverError(
    'E_BILLING_UNAVAILABLE',
    null,
    "Play's 3 arrives as `E_SERVICE_ERROR` with this `responseCode` in the event, or as `E_INIT_CONNECTION` while connecting.",
  ),
  neverError('E_FEATURE_NOT_SUPPORTED', null, "Play's -2 arrives as `E_SERVICE_ERROR`."),
  neverError(
    'E_ITEM_NOT_OWNED',
    null,
    "Play's 8 arrives as `E_UNKNOWN`, for example when you consume what is not owned.",
  ),
  neverError('E_SERVICE_DISCONNECTED', null, "Play's -1 arrives as `E_NETWORK_ERROR`."),
];

/** The error codes of 2.8, as 2.8.8 sends them. */
export const errors28: readonly ErrorEntry[] = [
  ...sharedErrors(words),
  ...constants28,
  sentError('E_USER_CANCELLED', 2, {
    ...lasting.E_USER_CANCELLED,
    ios: when("The user closes Apple's sheet.", storeKit('SKErrorPaymentCancelled')),
    android: when("The user leaves Play's sheet.", play('USER_CANCELED')),
    action: 'Look for it first, with `isUserCancelledError`, [wherever you show errors](#cancel).',
  }),
  sentError('E_UNKNOWN', 0, {
    ...lasting.E_UNKNOWN,
    ios: when(
      'StoreKit names no reason or an unknown result, or `getAppTransactionIOS` runs below iOS 16.',
      storeKit('SKErrorUnknown'),
    ),
    action:
      'Log `responseCode` and `debugMessage` of the event. Read `getAvailablePurchases` before the next tap.',
  }),
  sentError('E_SERVICE_ERROR', 1, {
    ...lasting.E_SERVICE_ERROR,
    ios: when(
      'StoreKit refuses the app or its cloud service. The sheet has no window, or does not exist on tvOS. A status, entitlement, latest transaction or refund request cannot be read or verified.',
      storeKit(
        'SKErrorClientInvalid',
        'SKErrorCloudServicePermissionDenied',
        'SKErrorCloudServiceRevoked',
      ),
    ),
    retry: {word: 'later', because: "Play's 3 and -2 stay until the user acts."},
    action:
      'On Android, read `responseCode`, where 3 means [no billing on the device](../guides/troubleshooting.mdx#billing-unavailable). On iOS, make the call in the foreground.',
  }),
  sentError('E_USER_ERROR', 3, {
    ios: when(
      'The payment is invalid, or the device or account may not pay, for example because of Screen Time. With StoreKit 2, it is usually `E_PURCHASE_ERROR`.',
      storeKit('SKErrorPaymentInvalid', 'SKErrorPaymentNotAllowed'),
    ),
    android: null,
    charged: {word: 'no', because: 'The payment was refused.'},
    retry: {word: 'after a fix', because: 'The user has to lift the restriction first.'},
    tell: '"Purchases are not allowed on this device. Check the restrictions in Settings."',
    action:
      'Hide the shop when the store [does not connect](../guides/lifecycle.mdx#connect), because `connected` stays `false` on such a device.',
  }),
  sentError('E_ITEM_UNAVAILABLE', 4, {
    ...lasting.E_ITEM_UNAVAILABLE,
    ios: when(
      'The product was not loaded in this connection, or has no transaction. No promoted product waits. The storefront does not sell the product, which is usually `E_PURCHASE_ERROR` with StoreKit 2.',
      storeKit('SKErrorStoreProductNotAvailable'),
    ),
    action:
      'On iOS, load the product before the button appears, and again after each `initConnection`. On Android, see [not available for purchase](../guides/troubleshooting.mdx#item-unavailable).',
  }),
  sentError('E_NETWORK_ERROR', 6, {
    ...lasting.E_NETWORK_ERROR,
    ios: when(
      'A purchase fails in the URL system or the StoreKit cloud service. Offline, the code is usually `E_PURCHASE_ERROR`.',
      storeKit('SKErrorCloudServiceNetworkConnectionFailed'),
    ),
    action: 'Read [the purchases](#network) before the next tap.',
  }),
  sentError('E_DEVELOPER_ERROR', 9, {
    ...lasting.E_DEVELOPER_ERROR,
    android: {
      ...lasting.E_DEVELOPER_ERROR.android,
      triggers: [
        ...lasting.E_DEVELOPER_ERROR.android.triggers,
        {when: '`finishTransaction` gets a purchase without a token.', since: '2.8.5'},
      ],
    },
    action:
      'On iOS, finish [what can be finished](./methods/core-methods.mdx#finishable). On Android, read `debugMessage` of the event, because the message can be the same for [every cause](../guides/troubleshooting.mdx#developer-error). Up to 2.8.4, [a missing token](./methods/core-methods.mdx#finish-token) is `ERR_NULL_ARGUMENT`. Then rebuild, read the purchases again, and finish those.',
  }),
  sentError('E_PURCHASE_ERROR', 10, {
    ...lasting.E_PURCHASE_ERROR,
    ios: when(
      'A purchase fails for any other reason, such as a refused promotional offer, an unverified transaction, or an error outside `SKErrorDomain` and `NSURLErrorDomain`.',
      storeKit(
        'SKErrorInvalidOfferIdentifier',
        'SKErrorInvalidSignature',
        'SKErrorMissingOfferParams',
        'SKErrorInvalidOfferPrice',
        'SKErrorIneligibleForOffer',
      ),
    ),
    action:
      "Log StoreKit's `debugMessage` of the event, which is the only hint. With `withOffer`, see [why an offer is refused](../guides/troubleshooting.mdx#promotional-offer-refused).",
  }),
  sentError('E_NOT_PREPARED', 14, {
    ...lasting.E_NOT_PREPARED,
    ios: when('The app loads, buys or reads what the user owns before `initConnection`.'),
  }),
];
