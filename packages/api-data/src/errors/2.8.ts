import {neverError, sentError, when} from './errorTypes.ts';
import type {ErrorEntry, NeverError, VersionWords} from './errorTypes.ts';
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
    action:
      'Look for it first, with `isUserCancelledError`, in every place that shows errors, see [Cancel](#cancel).',
  }),
  sentError('E_UNKNOWN', 0, {
    ...lasting.E_UNKNOWN,
    ios: when(
      'StoreKit names no reason, or returns a purchase result that the library does not know. `getAppTransactionIOS` runs below iOS 16.',
      storeKit('SKErrorUnknown'),
    ),
    action:
      'Log `responseCode` and `debugMessage` of the event. Read `getAvailablePurchases` and keep the listener before the user may tap again.',
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
      'On Android read `responseCode`: for 3 ask the user to update the Play Store app and to check account, country and payment method, see [No billing on the device](../guides/troubleshooting.mdx#billing-unavailable). On iOS call while the app is in the foreground.',
  }),
  sentError('E_USER_ERROR', 3, {
    ios: when(
      'The payment is invalid, or the device or account may not pay, for example because of Screen Time. StoreKit 2 has another error for this, which usually arrives as `E_PURCHASE_ERROR`.',
      storeKit('SKErrorPaymentInvalid', 'SKErrorPaymentNotAllowed'),
    ),
    android: null,
    charged: {word: 'no', because: 'The payment was refused.'},
    retry: {word: 'after a fix', because: 'The user has to lift the restriction.'},
    tell: '"Purchases are not allowed on this device. Check the restrictions in Settings."',
    action:
      'Hide the shop when the store does not connect, see [Connect once](../guides/lifecycle.mdx#connect): on a device that may not pay, `connected` stays `false`.',
  }),
  sentError('E_ITEM_UNAVAILABLE', 4, {
    ...lasting.E_ITEM_UNAVAILABLE,
    ios: when(
      "The product was not loaded in this connection, there is no transaction or promoted product to work with, or the user's storefront does not sell it. StoreKit 2 has another error for the last case, which usually arrives as `E_PURCHASE_ERROR`.",
      storeKit('SKErrorStoreProductNotAvailable'),
    ),
    action:
      'On iOS load with `fetchProducts` before the button appears, and again after each `initConnection`. On Android check in the Play Console that the product is active, and that the tester has joined the track, see [Not available for purchase](../guides/troubleshooting.mdx#item-unavailable).',
  }),
  sentError('E_NETWORK_ERROR', 6, {
    ...lasting.E_NETWORK_ERROR,
    ios: when(
      'A purchase fails with an error of the URL system, or with the network error of the StoreKit cloud service. StoreKit usually reports an offline purchase in another form, which arrives as `E_PURCHASE_ERROR`; a load that fails offline carries `ERR_UNEXPECTED`.',
      storeKit('SKErrorCloudServiceNetworkConnectionFailed'),
    ),
    action: 'Read `getAvailablePurchases` before the user may tap again, see [Network](#network).',
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
      'On iOS the module keeps what a purchase or the update stream brought in this connection; it looks for `id`. Items of `getAvailablePurchases` are [not kept](../guides/troubleshooting.mdx#invalid-transaction-id); an unfinished one arrives as an event too, so finish that. A second `finishTransaction` fails. On Android read `debugMessage` of the event, because the message can be the same for [every cause](../guides/troubleshooting.mdx#developer-error). A missing token comes from an old native build or from an object that your app stored: rebuild, and finish objects fresh from `getAvailablePurchases`. Up to 2.8.4 only `purchaseToken` is read, and for an object that has only `purchaseTokenAndroid` Expo refuses the missing token with `ERR_NULL_ARGUMENT`.',
  }),
  sentError('E_PURCHASE_ERROR', 10, {
    ...lasting.E_PURCHASE_ERROR,
    ios: when(
      'Every other failure of a purchase: a refused promotional offer, a transaction that cannot be verified, and all that StoreKit throws outside `SKErrorDomain` and `NSURLErrorDomain`.',
      storeKit(
        'SKErrorInvalidOfferIdentifier',
        'SKErrorInvalidSignature',
        'SKErrorMissingOfferParams',
        'SKErrorInvalidOfferPrice',
        'SKErrorIneligibleForOffer',
      ),
    ),
    action:
      'Log `debugMessage` of the event: it contains the text of StoreKit, the only hint at the cause. With `withOffer`, find out why [the offer is refused](../guides/troubleshooting.mdx#promotional-offer-refused). Keep the listener: a purchase that went through all the same arrives there.',
  }),
  sentError('E_NOT_PREPARED', 14, {
    ...lasting.E_NOT_PREPARED,
    ios: when(
      'A load, a purchase, or a question about what the user owns comes before `initConnection`.',
    ),
  }),
];
