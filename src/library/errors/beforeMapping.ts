import {neverError, sentError, when} from './errorTypes.ts';
import type {ErrorEntry, VersionWords} from './errorTypes.ts';
import {play} from './storeNumbers.ts';

/** Codes of the versions before 2.8, in which iOS does not look into what StoreKit throws. */
export function errorsBeforeMapping(
  words: VersionWords,
  {promoted}: {readonly promoted: boolean},
): readonly ErrorEntry[] {
  const promotedProduct = promoted ? ' `buyPromotedProductIOS` has no promoted product.' : '';
  return [
    sentError('E_USER_CANCELLED', 2, {
      ios: when(
        "The user closes Apple's sheet. It arrives as a rejection only: `onPurchaseError` is not called.",
      ),
      android: when("The user leaves Play's sheet.", play('USER_CANCELED')),
      charged: {
        word: 'no',
        because: 'Normally nothing was bought. A purchase event that still arrives counts.',
      },
      retry: {word: 'no', because: 'Wait until the user taps again.'},
      tell: 'Nothing. Clear the loading state.',
      action:
        'Look for it first, with `isUserCancelledError`, in the `catch` of `requestPurchase`, see [Cancel](#cancel).',
    }),
    sentError('E_UNKNOWN', 0, {
      ios: when(
        'StoreKit returns a purchase result that the library does not know. `getAppTransactionIOS` runs below iOS 16. With `alsoPublishToEventListener: true`, an owned item cannot be verified; that one is an event only.',
      ),
      android: when(
        'Play names no reason, or a number that has no code, such as finishing what is not owned.',
        play('ERROR', 'ITEM_NOT_OWNED'),
      ),
      charged: {word: 'possibly', because: 'The store does not say how it ended.'},
      retry: {word: 'later', because: 'After you have read what the user owns.'},
      tell: '"The purchase could not be completed. We\'re checking what happened."',
      action:
        'On Android log `responseCode` and `debugMessage` of the event, on iOS the rejection. Read `getAvailablePurchases` and keep the listener before the user may tap again.',
    }),
    sentError('E_SERVICE_ERROR', 1, {
      ios: when(
        'A purchase, or a question about one product such as `currentEntitlementIOS`, is made before connecting. There is no window to show the sheet in. A status, an entitlement or a refund request cannot be read or verified. A sheet does not exist on tvOS.',
      ),
      android: when(
        'Play is out of reach, billing is not possible for this device or account, or the Play Store app is too old.',
        play('SERVICE_UNAVAILABLE', 'BILLING_UNAVAILABLE', 'FEATURE_NOT_SUPPORTED'),
      ),
      charged: {word: 'possibly', because: 'Only when the sheet was open and its answer got lost.'},
      retry: {
        word: 'later',
        because: 'For number 2. The numbers 3 and -2 stay until the user acts.',
      },
      tell: '"The store is not available right now. Try again later."',
      action:
        'On iOS wait for `initConnection` before any other call. On Android read `responseCode`: for 3 ask the user to update the Play Store app and to check account, country and payment method, see [No billing on the device](../guides/troubleshooting.mdx#billing-unavailable).',
    }),
    neverError(
      'E_USER_ERROR',
      3,
      'A payment that iOS does not allow arrives as `E_PURCHASE_ERROR`, like every failure that StoreKit throws.',
    ),
    sentError('E_ITEM_UNAVAILABLE', 4, {
      ios: when(
        `The product was not loaded in this connection, or there is no transaction of it.${promotedProduct}`,
      ),
      android: when(
        'Play does not sell the product to this user: not active, not in the country, or the account may not see it.',
        play('ITEM_UNAVAILABLE'),
      ),
      charged: {word: 'no', because: 'The request never reaches the payment.'},
      retry: {word: 'after a fix', because: 'Load the product, then try again.'},
      tell: '"This item is not available right now."',
      action: `On iOS load with ${words.load} before the button appears, and again after each \`initConnection\`. On Android check in the Play Console that the product is active, and that the tester has joined the track, see [Not available for purchase](../guides/troubleshooting.mdx#item-unavailable).`,
    }),
    sentError('E_NETWORK_ERROR', 6, {
      ios: null,
      android: when(
        'The device is offline, or the connection to Play breaks.',
        play('SERVICE_DISCONNECTED', 'NETWORK_ERROR'),
      ),
      charged: {word: 'possibly', because: 'The answer can get lost after the user has paid.'},
      retry: {word: 'later', because: 'When the network is back, and on a tap.'},
      tell: '"No connection to the store. Check your internet connection and try again."',
      action:
        'Read `getAvailablePurchases` before the user may tap again, see [Network](#network). iOS has no code for it: a purchase that fails offline is `E_PURCHASE_ERROR`, a failed load carries `ERR_UNEXPECTED`.',
    }),
    sentError('E_DEVELOPER_ERROR', 9, {
      ios: when(
        '`finishTransaction` gets a transaction that the module does not have. The message says "Invalid transaction ID".',
      ),
      android: when(
        'Play refuses the call as wrong: a signature, package name or version that Play does not know, a wrong product type, offer token or replacement token, or an account that may not test.',
        play('DEVELOPER_ERROR'),
      ),
      charged: {
        word: 'possibly',
        because: 'Not by a purchase request. What `finishTransaction` refuses was paid before.',
      },
      retry: {word: 'after a fix', because: 'The same call fails each time.'},
      tell: 'Nothing when finishing fails. Otherwise "This item is not available right now."',
      action: `On iOS the module keeps what a purchase or the update stream brought in this connection; it looks for ${words.transaction}. Items of \`getAvailablePurchases\` are [not kept](../guides/troubleshooting.mdx#invalid-transaction-id); an unfinished one arrives as an event too, so finish that. A second \`finishTransaction\` fails. On Android read \`debugMessage\` of the event, or \`message\` of the rejection when there is no event; see [every cause](../guides/troubleshooting.mdx#developer-error).`,
    }),
    sentError('E_PURCHASE_ERROR', 10, {
      ios: when(
        'StoreKit throws during a purchase, whatever the reason: no network, a restriction, a refused offer, a transaction that cannot be verified. The message contains "Purchase failed:" and the text of StoreKit, after the words that Expo puts in front.',
      ),
      android: null,
      charged: {word: 'possibly', because: 'A transaction that cannot be verified was still made.'},
      retry: {word: 'later', because: 'On a tap, after you have looked for a new purchase.'},
      tell: '"The purchase could not be completed. Try again in a moment."',
      action:
        'Log the message: it contains the text of StoreKit, the only hint at the cause. With `withOffer`, find out why [the offer is refused](../guides/troubleshooting.mdx#promotional-offer-refused). Keep the listener: a purchase that went through all the same arrives there.',
    }),
    sentError('E_NOT_PREPARED', 14, {
      ios: when(
        `${words.load} is called before \`initConnection\`. Purchases and questions about a product answer with \`E_SERVICE_ERROR\` then.`,
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
}
