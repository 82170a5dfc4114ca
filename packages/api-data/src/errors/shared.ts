import type {ErrorEntry, NeverError, SentError, VersionWords} from './errorTypes.ts';
import {neverError, sentError, when} from './errorTypes.ts';
import {play} from './storeNumbers.ts';

const onlyReads = 'This call buys nothing, and earlier purchases stay as they are.';

/** Codes whose causes and cures are the same in every documented version. */
export function sharedErrors(words: VersionWords): readonly ErrorEntry[] {
  return [
    sentError('E_ALREADY_OWNED', 16, {
      ios: null,
      android: when(
        'The user owns it: a running subscription, a product that was never consumed, or one whose payment is pending, declined or refunded while Play still remembers it.',
        play('ITEM_ALREADY_OWNED'),
      ),
      charged: {
        word: 'no',
        because:
          'Not by this request. The earlier purchase was, unless its payment is pending, declined or refunded.',
      },
      retry: {
        word: 'no',
        because: 'Only once `getAvailablePurchases` no longer lists the earlier purchase.',
      },
      tell: '"You already own this. It is being restored."',
      action:
        'Read `getAvailablePurchases`, then verify, deliver and finish it; a consumable with `isConsumable: true`: [the code](#already-owned). On iOS, StoreKit shows its own notice and succeeds with the existing transaction: compare its id before you deliver.',
    }),
    sentError('E_DEFERRED_PAYMENT', 12, {
      ios: when('The payment waits for someone: Ask to Buy, or an approval by the bank.'),
      android: null,
      charged: {word: 'no', because: 'Not yet. The payment follows the approval.'},
      retry: {word: 'no', because: 'The first request is still open.'},
      tell: '"Your purchase is waiting for approval. You\'ll get it once it\'s approved."',
      action:
        'Deliver nothing. The approved purchase is an event, perhaps at a later start. On Android the same is [a purchase in state 2](#pending).',
    }),
    sentError('E_RECEIPT_FAILED', 7, {
      ios: when(
        '`getReceiptIOS` finds no receipt file, as before the first purchase of an app that is not from the App Store.',
      ),
      android: null,
      charged: {word: 'no', because: onlyReads},
      retry: {word: 'no', because: 'A purchase makes the file.'},
      tell: 'Nothing. The user cannot change it.',
      action: `Send ${words.iosToken}, the signed transaction, to your server instead of [the receipt](../guides/troubleshooting.mdx#receipt-failed).`,
    }),
    sentError('E_SYNC_ERROR', 11, {
      ios: when(
        '`syncIOS` fails, even when the user closes the sign-in. The hook passes it to `onSyncError`, or to the console.',
      ),
      android: null,
      charged: {word: 'no', because: onlyReads},
      retry: {
        word: 'yes',
        because: 'Behind the restore button, because Apple may ask for the password.',
      },
      tell: 'Nothing while something was found. Otherwise "Your purchases could not be restored. Try again."',
      action:
        'Go on with `getAvailablePurchases`, which works without a sync. See [Restore finds nothing](../guides/troubleshooting.mdx#restore-empty).',
    }),
    sentError('E_TRANSACTION_VALIDATION_FAILED', 13, {
      ios: when(
        'The device cannot verify a transaction of the update stream: a renewal, a purchase elsewhere, an approved payment. An event only, without `productId`.',
      ),
      android: null,
      charged: {word: 'possibly', because: 'The transaction exists. Who signed it is not proven.'},
      retry: {word: 'no', because: 'There is no call of yours to repeat.'},
      tell: 'Nothing, unless the user waits for a purchase: "We\'re checking your purchase."',
      action: 'Deliver nothing. Log it, and let your server decide with the App Store Server API.',
    }),
    ...sharedAndroid(words),
    ...neverRaised,
  ];
}

const notReached = 'The request never reaches the payment.';

/** Codes outside the enum that the Android module raises in every documented version. */
export function sharedAndroid(words: VersionWords): readonly SentError[] {
  return [
    sentError('E_INIT_CONNECTION', null, {
      ios: null,
      android: when(`The billing service refuses the connection. ${words.afterRefusal}`),
      charged: {word: 'no', because: notReached},
      retry: {
        word: 'later',
        because:
          'Connect again after a pause, and on a tap. Without the hook, call `endConnection` first: only one billing client may report.',
      },
      tell: '"The store is not available right now. Try again later."',
      action:
        "The message ends with Play's own explanation. Check that the Play Store app is there and up to date, and that an account is signed in. With the hook nothing catches this rejection, and [`connected` stays `false`](../guides/troubleshooting.mdx#connected-false).",
    }),
    sentError('E_QUERY_PRODUCT', null, {
      ios: null,
      android: when(`${words.load} asks Play for products and Play answers with an error.`),
      charged: {word: 'no', because: notReached},
      retry: {word: 'later', because: 'Load again after a pause, and on a tap.'},
      tell: '"The shop could not be loaded. Try again."',
      action:
        "The message ends with Play's own explanation. The hook's loaders only write it to the console: load with the package's function where you offer a retry. A product that does not exist is [no error](../guides/troubleshooting.mdx#android-products-empty).",
    }),
    sentError('E_SKU_NOT_FOUND', null, {
      ios: null,
      android: when(
        '`requestPurchase` names a product that was not loaded in this connection. The sheet does not open.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'Load the product, then try again.'},
      tell: '"This item is not available right now."',
      action: `Load with ${words.load} before the button appears, and again after \`endConnection\`. Offer only what came back: after a refused request [the next purchase can crash a release build](../guides/troubleshooting.mdx#promise-already-settled), also when the user cancels it. After the restart it is in \`getAvailablePurchases\`. On iOS the same mistake is \`E_ITEM_UNAVAILABLE\`.`,
    }),
    sentError('E_SKU_OFFER_MISMATCH', null, {
      ios: null,
      android: when(
        'A request of type `subs` has not exactly one offer token for each product. The sheet does not open.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'The same request is refused each time.'},
      tell: '"This subscription is not available right now."',
      action: `Choose one entry of ${words.offers} by \`basePlanId\` and \`offerId\`, and send its \`offerToken\` in \`subscriptionOffers\`. The whole list fails as well. A refused request [can crash a release build](../guides/troubleshooting.mdx#promise-already-settled) at the next purchase, also when the user cancels it.`,
    }),
    sentError(words.emptyList, null, {
      ios: null,
      android: when(
        'A loader gets an empty list of ids. Apps do not see this code: the JavaScript of the loader refuses the list first.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'Pass at least one id.'},
      tell: 'Nothing. This is a mistake in the app.',
      action: `Look for the message \`${words.emptyListMessage}\` instead, on a plain \`Error\` without a code.`,
    }),
  ];
}

/** Members of the enum that no native module raises in any documented version. */
export const neverRaised: readonly NeverError[] = [
  neverError(
    'E_ACTIVITY_UNAVAILABLE',
    20,
    'A purchase request on Android without an activity rejects with `ERR_MISSING_CURRENT_ACTIVITY`, a code of Expo.',
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
    'On Android a purchase that is open while `endConnection` runs stays unsettled until the next purchase, whose result it gets.',
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
  neverError('E_NOT_ENDED', 15, 'Nothing takes its place: `endConnection` does not fail.'),
  neverError(
    'E_PENDING',
    22,
    'A pending payment is not an error on Android: it arrives as a purchase whose `purchaseStateAndroid` is 2. On iOS it is `E_DEFERRED_PAYMENT`.',
  ),
  neverError(
    'E_RECEIPT_FINISHED_FAILED',
    8,
    "A purchase that cannot be finished rejects with `E_DEVELOPER_ERROR` on iOS and with the code for Play's answer on Android.",
  ),
  neverError(
    'E_REMOTE_ERROR',
    5,
    'Failures of a store arrive as other codes, mostly `E_SERVICE_ERROR`, `E_NETWORK_ERROR`, `E_PURCHASE_ERROR` or `E_UNKNOWN`.',
  ),
];
