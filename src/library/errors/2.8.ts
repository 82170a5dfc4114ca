import {neverError, sentError, when} from './errorTypes.ts';
import type {ErrorEntry, NeverError, VersionWords} from './errorTypes.ts';
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

const notReached = 'The request never reaches the payment.';

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
    ios: when("The user closes Apple's sheet.", storeKit('SKErrorPaymentCancelled')),
    android: when("The user leaves Play's sheet.", play('USER_CANCELED')),
    charged: {
      word: 'no',
      because: 'Normally nothing was bought. A purchase event that still arrives counts.',
    },
    retry: {word: 'no', because: 'Wait until the user taps again.'},
    tell: 'Nothing. Clear the loading state.',
    action:
      'Look for it first, with `isUserCancelledError`, in every place that shows errors, see [Cancel](#cancel).',
  }),
  sentError('E_UNKNOWN', 0, {
    ios: when(
      'StoreKit names no reason, or returns a purchase result that the library does not know. `getAppTransactionIOS` runs below iOS 16.',
      storeKit('SKErrorUnknown'),
    ),
    android: when(
      'Play names no reason, or a number that has no code, such as finishing what is not owned.',
      play('ERROR', 'ITEM_NOT_OWNED'),
    ),
    charged: {word: 'possibly', because: 'The store does not say how it ended.'},
    retry: {word: 'later', because: 'After you have read what the user owns.'},
    tell: '"The purchase could not be completed. We\'re checking what happened."',
    action:
      'Log `responseCode` and `debugMessage` of the event. Read `getAvailablePurchases` and keep the listener before the user may tap again.',
  }),
  sentError('E_SERVICE_ERROR', 1, {
    ios: when(
      'StoreKit refuses the app or its cloud service. There is no window to show the sheet in. A status, an entitlement, a latest transaction or a refund request cannot be read or verified. A sheet does not exist on tvOS.',
      storeKit(
        'SKErrorClientInvalid',
        'SKErrorCloudServicePermissionDenied',
        'SKErrorCloudServiceRevoked',
      ),
    ),
    android: when(
      'Play is out of reach, billing is not possible for this device or account, or the Play Store app is too old.',
      play('SERVICE_UNAVAILABLE', 'BILLING_UNAVAILABLE', 'FEATURE_NOT_SUPPORTED'),
    ),
    charged: {word: 'possibly', because: 'Only when the sheet was open and its answer got lost.'},
    retry: {word: 'later', because: "For Play's 2. The numbers 3 and -2 stay until the user acts."},
    tell: '"The store is not available right now. Try again later."',
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
    ios: when(
      "The product was not loaded in this connection, there is no transaction or promoted product to work with, or the user's storefront does not sell it. StoreKit 2 has another error for the last case, which usually arrives as `E_PURCHASE_ERROR`.",
      storeKit('SKErrorStoreProductNotAvailable'),
    ),
    android: when(
      'Play does not sell the product to this user: not active, not in the country, or the account may not see it.',
      play('ITEM_UNAVAILABLE'),
    ),
    charged: {word: 'no', because: notReached},
    retry: {word: 'after a fix', because: 'Load the product, then try again.'},
    tell: '"This item is not available right now."',
    action:
      'On iOS load with `fetchProducts` before the button appears, and again after each `initConnection`. On Android check in the Play Console that the product is active, and that the tester has joined the track, see [Not available for purchase](../guides/troubleshooting.mdx#item-unavailable).',
  }),
  sentError('E_NETWORK_ERROR', 6, {
    ios: when(
      'A purchase fails with an error of the URL system, or with the network error of the StoreKit cloud service. StoreKit usually reports an offline purchase in another form, which arrives as `E_PURCHASE_ERROR`; a load that fails offline carries `ERR_UNEXPECTED`.',
      storeKit('SKErrorCloudServiceNetworkConnectionFailed'),
    ),
    android: when(
      'The device is offline, or the connection to Play breaks.',
      play('SERVICE_DISCONNECTED', 'NETWORK_ERROR'),
    ),
    charged: {word: 'possibly', because: 'The answer can get lost after the user has paid.'},
    retry: {word: 'later', because: 'When the network is back, and on a tap.'},
    tell: '"No connection to the store. Check your internet connection and try again."',
    action: 'Read `getAvailablePurchases` before the user may tap again, see [Network](#network).',
  }),
  sentError('E_DEVELOPER_ERROR', 9, {
    ios: when(
      '`finishTransaction` gets a transaction that the module does not have. The message says "Invalid transaction ID".',
    ),
    android: {
      triggers: [
        {
          when: 'Play refuses the call as wrong: a signature, package name or version that Play does not know, a wrong product type, offer token or replacement token, or an account that may not test.',
        },
        {when: '`finishTransaction` gets a purchase without a token.', since: '2.8.5'},
      ],
      numbers: play('DEVELOPER_ERROR'),
    },
    charged: {
      word: 'possibly',
      because: 'Not by a purchase request. What `finishTransaction` refuses was paid before.',
    },
    retry: {word: 'after a fix', because: 'The same call fails each time.'},
    tell: 'Nothing when finishing fails. Otherwise "This item is not available right now."',
    action:
      'On iOS the module keeps what a purchase or the update stream brought in this connection; it looks for `id`. Items of `getAvailablePurchases` are [not kept](../guides/troubleshooting.mdx#invalid-transaction-id); an unfinished one arrives as an event too, so finish that. A second `finishTransaction` fails. On Android read `debugMessage` of the event, because the message can be the same for [every cause](../guides/troubleshooting.mdx#developer-error). A missing token comes from an old native build or from an object that your app stored: rebuild, and finish objects fresh from `getAvailablePurchases`. Up to 2.8.4 only `purchaseToken` is read, and for an object that has only `purchaseTokenAndroid` Expo refuses the missing token with `ERR_NULL_ARGUMENT`.',
  }),
  sentError('E_PURCHASE_ERROR', 10, {
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
    android: null,
    charged: {word: 'possibly', because: 'A transaction that cannot be verified was still made.'},
    retry: {word: 'later', because: 'On a tap, after you have looked for a new purchase.'},
    tell: '"The purchase could not be completed. Try again in a moment."',
    action:
      'Log `debugMessage` of the event: it contains the text of StoreKit, the only hint at the cause. With `withOffer`, find out why [the offer is refused](../guides/troubleshooting.mdx#promotional-offer-refused). Keep the listener: a purchase that went through all the same arrives there.',
  }),
  sentError('E_NOT_PREPARED', 14, {
    ios: when(
      'A load, a purchase, or a question about what the user owns comes before `initConnection`.',
    ),
    android: when(
      'Google Play services are missing, disabled or out of date. Every call that asks Play can fail with this, because each one connects when nothing is connected.',
    ),
    charged: {word: 'no', because: 'The request never reaches the store.'},
    retry: {
      word: 'after a fix',
      because: 'Connect, then call again. Without Play services it cannot work.',
    },
    tell: '"Purchases are not available on this device."',
    action:
      'Load when `connected` of the hook is `true`, or after you have awaited `initConnection`. Hide the shop on devices without Google Play: no other Android store is supported.',
  }),
];
