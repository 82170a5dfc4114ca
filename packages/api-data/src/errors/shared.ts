import type {ErrorEntry, NeverError, SentError, VersionWords} from './errorTypes.ts';
import {neverError, sentError, when} from './errorTypes.ts';
import {play} from './storeNumbers.ts';

const onlyReads = 'The call buys nothing.';

/** Codes whose causes and cures are the same in every documented version. */
export function sharedErrors(words: VersionWords): readonly ErrorEntry[] {
  return [
    sentError('E_ALREADY_OWNED', 16, {
      ios: null,
      android: when(
        'The user has a running subscription or a product that was never consumed, or Play still remembers a pending, declined or refunded payment.',
        play('ITEM_ALREADY_OWNED'),
      ),
      charged: {
        word: 'no',
        because: "This request isn't charged. The earlier purchase may have been.",
      },
      retry: {
        word: 'no',
        because: 'Not while `getAvailablePurchases` lists the earlier purchase.',
      },
      tell: 'Read the purchases first, and restore what is there. Otherwise "The store already has a purchase of this. It is added once it is paid."',
      action:
        'Read [the earlier purchase](#already-owned), then verify, deliver and finish it. On iOS, StoreKit shows its own notice and succeeds with the existing transaction, so compare its id before you deliver. A refusal by Play [can crash a release build](../guides/troubleshooting.mdx#promise-already-settled).',
    }),
    sentError('E_DEFERRED_PAYMENT', 12, {
      ios: when('The payment waits for Ask to Buy or an approval by the bank.'),
      android: null,
      charged: {word: 'no', because: 'Not before the approval.'},
      retry: {word: 'no', because: 'The first request is still in progress.'},
      tell: '"Your purchase is waiting for approval. You\'ll get it once it\'s approved."',
      action:
        'Deliver nothing. The approved purchase arrives as an event, perhaps at a later start. On Android it is [a purchase in state 2](#pending).',
    }),
    sentError('E_RECEIPT_FAILED', 7, {
      ios: when(
        '`getReceiptIOS` finds no receipt file, as before the first purchase of an app that is not from the App Store.',
      ),
      android: null,
      charged: {word: 'no', because: onlyReads},
      retry: {word: 'no', because: 'Only a purchase creates the file.'},
      tell: 'Nothing.',
      action: `Send ${words.iosToken} to your server instead of [the receipt](../guides/troubleshooting.mdx#receipt-failed).`,
    }),
    sentError('E_SYNC_ERROR', 11, {
      ios: when('`syncIOS` fails, or the user closes its sign-in.'),
      android: null,
      charged: {word: 'no', because: onlyReads},
      retry: {word: 'yes', because: 'On a tap, because Apple may ask for the password.'},
      tell: 'Nothing while something was found. Otherwise "Your purchases could not be restored. Try again."',
      action:
        'Go on with `getAvailablePurchases`, [which works without a sync](../guides/purchases.mdx#restore).',
    }),
    sentError('E_TRANSACTION_VALIDATION_FAILED', 13, {
      ios: when(
        'The device cannot verify a renewal, a purchase elsewhere or an approved payment. The error comes only as an event, without `productId`.',
      ),
      android: null,
      charged: {word: 'possibly', because: "The transaction exists, but it isn't verified."},
      retry: {word: 'no', because: 'There is no call to repeat.'},
      tell: 'Nothing, unless the user waits for a purchase: "We\'re checking your purchase."',
      action: 'Deliver nothing and log it. Your server can ask the App Store Server API.',
    }),
    ...sharedAndroid(words),
    ...neverRaised,
  ];
}

const notReached = 'It stops before the payment.';

/** Codes outside the enum that the Android module raises in every documented version. */
export function sharedAndroid(words: VersionWords): readonly SentError[] {
  return [
    sentError('E_INIT_CONNECTION', null, {
      ios: null,
      android: when(`The billing service refuses the connection. ${words.afterRefusal}`),
      charged: {word: 'no', because: notReached},
      retry: {
        word: 'later',
        because: 'After a pause and on a tap. Without the hook, call `endConnection` first.',
      },
      tell: '"The store is not available right now. Try again later."',
      action:
        "Read Play's explanation at the end of the message. Check that the Play Store app is up to date and an account is signed in. With the hook, `connected` stays `false` until you [connect again](../guides/lifecycle.mdx#connect).",
    }),
    sentError('E_QUERY_PRODUCT', null, {
      ios: null,
      android: when(`Play responds to ${words.load} with an error.`),
      charged: {word: 'no', because: notReached},
      retry: {word: 'later', because: 'After a pause and on a tap.'},
      tell: '"The shop could not be loaded. Try again."',
      action:
        "Read Play's explanation at the end of the message. The hook only logs it, so for a retry, load with the package's function. A missing product is [no error](../guides/troubleshooting.mdx#android-products-empty).",
    }),
    sentError('E_SKU_NOT_FOUND', null, {
      ios: null,
      android: when('`requestPurchase` names a product that this connection has not loaded.'),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'Load the product first.'},
      tell: '"This item is not available right now."',
      action: `Load with ${words.load} before the button appears, and again after \`endConnection\`. After a refusal, [the next purchase or cancel can crash a release build](../guides/troubleshooting.mdx#promise-already-settled). On iOS the code is \`E_ITEM_UNAVAILABLE\`.`,
    }),
    sentError('E_SKU_OFFER_MISMATCH', null, {
      ios: null,
      android: when(
        'A request of type `subs` does not have exactly one offer token for each product.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'It fails each time.'},
      tell: '"This subscription is not available right now."',
      action: `Choose one entry of ${words.offers} by \`basePlanId\` and \`offerId\`, and send its \`offerToken\` in \`subscriptionOffers\`, not the whole list. After a refusal, [the next purchase or cancel can crash a release build](../guides/troubleshooting.mdx#promise-already-settled).`,
    }),
    sentError(words.emptyList, null, {
      ios: null,
      android: when(
        'A function that loads products gets an empty list of ids. JavaScript refuses it first, so apps never see this code.',
      ),
      charged: {word: 'no', because: notReached},
      retry: {word: 'after a fix', because: 'Pass at least one id.'},
      tell: 'Nothing.',
      action: `Look for an \`Error\` without a code: \`${words.emptyListMessage}\`.`,
    }),
  ];
}

/** Members of the enum that no native module raises in any documented version. */
export const neverRaised: readonly NeverError[] = [
  neverError(
    'E_ACTIVITY_UNAVAILABLE',
    20,
    "Without an activity, Android rejects with Expo's `ERR_MISSING_CURRENT_ACTIVITY`.",
  ),
  neverError('E_ALREADY_PREPARED', 21, 'Connecting twice resolves again.'),
  neverError('E_BILLING_RESPONSE_JSON_PARSE_ERROR', 17, 'Nothing takes its place.'),
  neverError(
    'E_CONNECTION_CLOSED',
    23,
    'An Android purchase in progress at `endConnection` ends with the result of the next one.',
  ),
  neverError(
    'E_IAP_NOT_AVAILABLE',
    19,
    '`initConnection` resolves `false` on an iOS device that may not pay, and rejects with `E_NOT_PREPARED` without Play services.',
  ),
  neverError('E_INTERRUPTED', 18, 'Nothing takes its place. `isRecoverableError` names it anyway.'),
  neverError('E_NOT_ENDED', 15, '`endConnection` does not fail.'),
  neverError(
    'E_PENDING',
    22,
    'On Android, you get a purchase whose `purchaseStateAndroid` is 2. On iOS, you get `E_DEFERRED_PAYMENT`.',
  ),
  neverError(
    'E_RECEIPT_FINISHED_FAILED',
    8,
    "Finishing fails with `E_DEVELOPER_ERROR` on iOS, and with the code of Play's response on Android.",
  ),
  neverError(
    'E_REMOTE_ERROR',
    5,
    'You mostly get `E_SERVICE_ERROR`, `E_NETWORK_ERROR`, `E_PURCHASE_ERROR` or `E_UNKNOWN`.',
  ),
];
