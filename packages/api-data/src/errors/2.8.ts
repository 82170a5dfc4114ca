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
    'The call that connects meets this; since 2.8.4 the calls after it fail with other codes, such as `E_QUERY_PRODUCT`, before 2.8.4 with this one too.',
  emptyListMessage: 'No SKUs provided',
};

/** Codes that the Android module of 2.8.8 lists as constants and never sends. */
const constants28: readonly NeverError[] = [
  neverError(
    'E_BILLING_UNAVAILABLE',
    null,
    "Play's number 3 arrives as `E_SERVICE_ERROR`, while connecting as `E_INIT_CONNECTION`. Read `responseCode` of the event to tell it apart.",
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
      'Log `responseCode` and `debugMessage` of the event. Read `getAvailablePurchases` before the user may tap again.',
  }),
  sentError('E_SERVICE_ERROR', 1, {
    ...lasting.E_SERVICE_ERROR,
    ios: when(
      'StoreKit refuses the app or its cloud service. There is no window to show the sheet in. A status, an entitlement, a latest transaction or a refund request cannot be read or verified. A sheet does not exist on tvOS.',
      storeKit(
        'SKErrorClientInvalid',
        'SKErrorCloudServicePermissionDenied',
        'SKErrorCloudServiceRevoked',
      ),
    ),
    retry: {word: 'later', because: "For Play's 2. The numbers 3 and -2 stay until the user acts."},
    action:
      'On Android read `responseCode`. For 3, ask the user to update the Play Store app and to check account, country and payment method: [no billing on the device](../guides/troubleshooting.mdx#billing-unavailable). On iOS call in the foreground.',
  }),
  sentError('E_USER_ERROR', 3, {
    ios: when(
      'The payment is invalid, or the device or account may not pay, as with Screen Time. StoreKit 2 usually reports this as `E_PURCHASE_ERROR`.',
      storeKit('SKErrorPaymentInvalid', 'SKErrorPaymentNotAllowed'),
    ),
    android: null,
    charged: {word: 'no', because: 'The payment was refused.'},
    retry: {word: 'after a fix', because: 'The user has to lift the restriction.'},
    tell: '"Purchases are not allowed on this device. Check the restrictions in Settings."',
    action:
      'Hide the shop when the store [does not connect](../guides/lifecycle.mdx#connect): on such a device, `connected` stays `false`.',
  }),
  sentError('E_ITEM_UNAVAILABLE', 4, {
    ...lasting.E_ITEM_UNAVAILABLE,
    ios: when(
      'The product was not loaded in this connection, it has no transaction, no promoted product waits, or the storefront does not sell it (StoreKit 2 usually reports that as `E_PURCHASE_ERROR`).',
      storeKit('SKErrorStoreProductNotAvailable'),
    ),
    action:
      'On iOS load before the button appears, and again after each `initConnection`. On Android check that the product is active and the tester has joined the track: [not available for purchase](../guides/troubleshooting.mdx#item-unavailable).',
  }),
  sentError('E_NETWORK_ERROR', 6, {
    ...lasting.E_NETWORK_ERROR,
    ios: when(
      'A purchase fails in the URL system or the StoreKit cloud service. But an offline purchase is usually `E_PURCHASE_ERROR`, and an offline load `ERR_UNEXPECTED`.',
      storeKit('SKErrorCloudServiceNetworkConnectionFailed'),
    ),
    action: 'Read the purchases [before the user may tap again](#network).',
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
      'On iOS finish [what can be finished](./methods/core-methods.mdx#finishable). On Android read `debugMessage` of the event: the message can be the same for [every cause](../guides/troubleshooting.mdx#developer-error). A missing token comes from an old native build or from your storage: rebuild, and finish fresh objects. Up to 2.8.4 it is [`ERR_NULL_ARGUMENT`](./methods/core-methods.mdx#finish-token) of Expo.',
  }),
  sentError('E_PURCHASE_ERROR', 10, {
    ...lasting.E_PURCHASE_ERROR,
    ios: when(
      'Every other failure of a purchase: a refused promotional offer, a transaction that cannot be verified, and all outside `SKErrorDomain` and `NSURLErrorDomain`.',
      storeKit(
        'SKErrorInvalidOfferIdentifier',
        'SKErrorInvalidSignature',
        'SKErrorMissingOfferParams',
        'SKErrorInvalidOfferPrice',
        'SKErrorIneligibleForOffer',
      ),
    ),
    action:
      'Log `debugMessage` of the event: the text of StoreKit, and the only hint. With `withOffer`, find out why [the offer is refused](../guides/troubleshooting.mdx#promotional-offer-refused). A purchase that went through anyway is an event.',
  }),
  sentError('E_NOT_PREPARED', 14, {
    ...lasting.E_NOT_PREPARED,
    ios: when(
      'A load, a purchase, or a question about what the user owns comes before `initConnection`.',
    ),
  }),
];
