import type {ErrorEntry, VersionWords} from './errorTypes.ts';
import {neverError, sentError, when} from './errorTypes.ts';
import {lasting} from './lasting.ts';
import {sharedErrors} from './shared.ts';
import {play} from './storeNumbers.ts';

const oldWords = {
  transaction: '`transactionId`',
  iosToken: '`jwsRepresentationIos`',
  offers: '`subscriptionOfferDetails`',
  emptyList: 'EMPTY_SKU_LIST',
  afterRefusal:
    'Every call that asks Play can fail with this, because each one connects when nothing is connected.',
};

/** The error codes of 2.6, as 2.6.3 sends them. */
export const errors26 = errorsBeforeMapping(
  {
    ...oldWords,
    load: '`getProducts` or `getSubscriptions`',
    emptyListMessage: '"skus" is required',
  },
  {promoted: false},
);

/** The error codes of 2.7, as 2.7.5 sends them. */
export const errors27 = errorsBeforeMapping(
  {...oldWords, load: '`requestProducts`', emptyListMessage: 'No SKUs provided'},
  {promoted: true},
);

/** Codes of the versions before 2.8, in which iOS does not look into what StoreKit throws. */
function errorsBeforeMapping(
  words: VersionWords,
  {promoted}: {readonly promoted: boolean},
): readonly ErrorEntry[] {
  const promotedProduct = promoted ? ' `buyPromotedProductIOS` has no promoted product.' : '';
  return [
    ...sharedErrors(words),
    sentError('E_USER_CANCELLED', 2, {
      ...lasting.E_USER_CANCELLED,
      ios: when(
        "The user closes Apple's sheet. It arrives only as a rejection, and `onPurchaseError` is not called.",
      ),
      android: when("The user leaves Play's sheet.", play('USER_CANCELED')),
      action:
        'Look for it first, with `isUserCancelledError`, in the `catch` of `requestPurchase`, see [Cancel](#cancel).',
    }),
    sentError('E_UNKNOWN', 0, {
      ...lasting.E_UNKNOWN,
      ios: when(
        'StoreKit returns a purchase result that the library does not know. `getAppTransactionIOS` runs below iOS 16. With `alsoPublishToEventListener: true`, an owned item cannot be verified, which comes only as an event.',
      ),
      action:
        'On Android log `responseCode` and `debugMessage` of the event, on iOS the rejection. Read `getAvailablePurchases` and keep the listener before the user may tap again.',
    }),
    sentError('E_SERVICE_ERROR', 1, {
      ...lasting.E_SERVICE_ERROR,
      ios: when(
        'A purchase, or a question about one product such as `currentEntitlementIOS`, is made before connecting. There is no window to show the sheet in. A status, an entitlement or a refund request cannot be read or verified. A sheet does not exist on tvOS.',
      ),
      retry: {
        word: 'later',
        because: 'For number 2. The numbers 3 and -2 stay until the user acts.',
      },
      action:
        'On iOS wait for `initConnection` before any other call. On Android read `responseCode`: for 3 ask the user to update the Play Store app and to check account, country and payment method, see [No billing on the device](../guides/troubleshooting.mdx#billing-unavailable).',
    }),
    neverError(
      'E_USER_ERROR',
      3,
      'A payment that iOS does not allow arrives as `E_PURCHASE_ERROR`, like every failure that StoreKit throws.',
    ),
    sentError('E_ITEM_UNAVAILABLE', 4, {
      ...lasting.E_ITEM_UNAVAILABLE,
      ios: when(
        `The product was not loaded in this connection, or there is no transaction of it.${promotedProduct}`,
      ),
      action: `On iOS load with ${words.load} before the button appears, and again after each \`initConnection\`. On Android check in the Play Console that the product is active, and that the tester has joined the track, see [Not available for purchase](../guides/troubleshooting.mdx#item-unavailable).`,
    }),
    sentError('E_NETWORK_ERROR', 6, {
      ...lasting.E_NETWORK_ERROR,
      ios: null,
      action:
        'Read `getAvailablePurchases` before the user may tap again, see [Network](#network). iOS has no code for it. There, a purchase that fails offline is `E_PURCHASE_ERROR`, and a failed load carries `ERR_UNEXPECTED`.',
    }),
    sentError('E_DEVELOPER_ERROR', 9, {
      ...lasting.E_DEVELOPER_ERROR,
      action: `On iOS the module finishes what a purchase or the update stream brought in this connection, by its ${words.transaction}, once. Items of \`getAvailablePurchases\` are [not kept](../guides/troubleshooting.mdx#invalid-transaction-id), but an unfinished one also comes as an event, which you can finish. On Android, read \`debugMessage\` of the event, or \`message\` of the rejection without one, and see [every cause](../guides/troubleshooting.mdx#developer-error).`,
    }),
    sentError('E_PURCHASE_ERROR', 10, {
      ...lasting.E_PURCHASE_ERROR,
      ios: when(
        'StoreKit throws during a purchase for any reason, such as no network, a restriction, a refused offer, or a transaction that cannot be verified. The message contains "Purchase failed:" and the text of StoreKit, after the words that Expo puts in front.',
      ),
      action:
        'Log the message, because it contains the text of StoreKit, the only hint at the cause. With `withOffer`, find out why [the offer is refused](../guides/troubleshooting.mdx#promotional-offer-refused).',
    }),
    sentError('E_NOT_PREPARED', 14, {
      ...lasting.E_NOT_PREPARED,
      ios: when(
        `${words.load} is called before \`initConnection\`. Purchases and calls about one product reject with \`E_SERVICE_ERROR\` then.`,
      ),
    }),
  ];
}
