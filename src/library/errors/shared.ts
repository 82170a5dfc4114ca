import type {ErrorEntry, VersionWords} from './errorTypes.ts';
import {sentError, when} from './makeEntry.ts';
import {neverRaised} from './neverRaised.ts';
import {sharedAndroid} from './sharedAndroid.ts';
import {play} from './storeNumbers.ts';

const onlyReads = 'This call buys nothing, and earlier purchases stay as they are.';

/** Codes whose causes and cures are the same in every documented version. */
export function sharedErrors(words: VersionWords): readonly ErrorEntry[] {
  return [
    sentError('E_ALREADY_OWNED', 16, {
      ios: null,
      android: when(
        'The user owns the product: a subscription that runs, a product that was never consumed, or a refunded one that Play still remembers.',
        play('ITEM_ALREADY_OWNED'),
      ),
      charged: {word: 'no', because: 'Not by this request. The earlier purchase was.'},
      retry: {word: 'no', because: 'Play refuses until the earlier purchase is consumed or ends.'},
      tell: '"You own this already. It is being restored."',
      action:
        'Read `getAvailablePurchases`, find the product, check it, give it, finish it. A consumable needs `isConsumable: true`. The sample is under [Already owned](#already-owned). iOS does not send this code: StoreKit shows a notice of its own and returns the existing transaction as a success, so compare the transaction id before you give anything.',
    }),
    sentError('E_DEFERRED_PAYMENT', 12, {
      ios: when('The payment waits for somebody: Ask to Buy, or an approval by the bank.'),
      android: null,
      charged: {word: 'no', because: 'Not yet. The payment follows the approval.'},
      retry: {word: 'no', because: 'The first request is still open.'},
      tell: '"Your purchase waits for approval. You get it as soon as it is approved."',
      action:
        'Give nothing. Keep `purchaseUpdatedListener` or the hook alive: the approved purchase arrives there, perhaps at a later start of the app. On Android the same situation is a purchase whose `purchaseStateAndroid` is 2, see [Pending](#pending).',
    }),
    sentError('E_RECEIPT_FAILED', 7, {
      ios: when(
        '`getReceiptIOS` finds no receipt file or cannot read it. Usual in the simulator and in StoreKit testing.',
      ),
      android: null,
      charged: {word: 'no', because: onlyReads},
      retry: {word: 'no', because: 'In the simulator the file does not appear by itself.'},
      tell: 'Nothing. The user cannot change it.',
      action: `Send ${words.iosToken}, the signed transaction, to your server instead of [the receipt](../guides/troubleshooting.mdx#receipt-failed).`,
    }),
    sentError('E_SYNC_ERROR', 11, {
      ios: when(
        '`syncIOS` fails for any reason. `restorePurchases` of the hook hands it to `onSyncError`, or writes a warning to the console.',
      ),
      android: null,
      charged: {word: 'no', because: onlyReads},
      retry: {
        word: 'yes',
        because: 'Behind the restore button, because Apple may ask for the password.',
      },
      tell: '"Your purchases could not be restored. Try again."',
      action:
        'Go on with what `getAvailablePurchases` gives: it works without a sync. Other causes are under [Restore finds nothing](../guides/troubleshooting.mdx#restore-empty).',
    }),
    sentError('E_TRANSACTION_VALIDATION_FAILED', 13, {
      ios: when(
        'StoreKit delivers a transaction whose signature the device cannot verify: a renewal, a purchase on another device, an approved payment. It arrives as an event only, without `productId`.',
      ),
      android: null,
      charged: {word: 'possibly', because: 'The transaction exists. Who signed it is not proven.'},
      retry: {word: 'no', because: 'There is no call of yours to repeat.'},
      tell: 'Nothing, unless the user waits for a purchase: "We are checking your purchase."',
      action: 'Give nothing. Log it, and let your server decide with the App Store Server API.',
    }),
    ...sharedAndroid(words),
    ...neverRaised,
  ];
}
