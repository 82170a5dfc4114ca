import {before28, type Meaning} from './meaningTypes.ts';

const callsBack = 'The hook calls the function from the latest render.';

/** What the options of the hook do, and what its state and functions are. */
export const hook: readonly Meaning[] = [
  {
    of: ['UseIAPOptions.onPurchaseSuccess'],
    text: `Called for every purchase event, perhaps twice for one purchase. On iOS the purchase is paid, or taken back when \`revocationDateIOS\` is set; on Android it is paid only when \`purchaseStateAndroid\` is 1. ${callsBack}`,
  },
  {
    of: ['UseIAPOptions.onPurchaseSuccess.purchase'],
    text: 'The purchase, not checked and not finished. On Android a plan change that Play only scheduled can bring an object without id and token.',
  },
  {
    of: ['UseIAPOptions.onPurchaseError'],
    text: `Called for most failed purchases, canceled ones too. The promise of \`requestPurchase\` rejects for all of them, and failures to load or read never reach the callback. ${callsBack}`,
    in: before28(
      'Called for most failed purchases on Android, including canceled ones. On iOS a canceled or failed request does not reach it: catch the promise of `requestPurchase`. Failures to load never reach it, and to read only with `alsoPublishToEventListener`.',
    ),
  },
  {
    of: ['UseIAPOptions.onSyncError'],
    text: 'Called when the sync of `restorePurchases` fails on iOS. Without it the hook writes a warning to the console; the restore goes on either way. Android never calls it.',
  },
  {
    of: ['UseIAPOptions.onSyncError.error'],
    text: 'Error of the sync, with `code` `E_SYNC_ERROR`. Closing the sign-in of Apple is one cause.',
  },
  {
    of: ['UseIAPOptions.shouldAutoSyncPurchases'],
    text: 'No effect: accepted, never read.',
  },
  {
    of: ['UseIAPOptions.onPromotedProductIOS'],
    text: 'Called when the user taps a promoted product in the App Store. It only announces the tap: buy with `requestPurchaseOnPromotedProductIOS`. Android never calls it.',
    in: {
      '2.7':
        'Meant for a product that the user taps in the App Store; buy it with `buyPromotedProductIOS`. It is never called in 2.7.5, whose iOS module does not declare the event. Android never calls it.',
    },
  },
  {
    of: ['UseIap.connected'],
    text: 'Whether the connection of this hook is ready. It stays `false` when iOS may not make payments and when Android rejects, and then no listener is added. It does not follow a connection that is lost later.',
  },
  {
    of: ['UseIap.products'],
    text: "Products loaded with the type `'inapp'`. New ones are added by `id`, and a product that is already there keeps its old price. On iOS it also has subscriptions that you load with this type.",
    in: {
      '2.6':
        'Products loaded so far with `getProducts`; an empty list at first. New ones are added by `id`, and a product that is already there keeps its old price.',
    },
  },
  {
    of: ['UseIap.subscriptions'],
    text: "Products loaded with the type `'subs'`. New ones are added by `id`, and a product that is already there keeps its old price. It says nothing about what the user owns.",
    in: {
      '2.6':
        'Products loaded so far with `getSubscriptions`; an empty list at first. New ones are added by `id`, and a product that is already there keeps its old price. It says nothing about what the user owns.',
    },
  },
  {
    of: ['UseIap.availablePurchases'],
    text: 'What the last `getAvailablePurchases` or `restorePurchases` read. A new purchase does not change it.',
    in: before28(
      'Purchases of the last `getAvailablePurchases` or `restorePurchases`; an empty list at first. Each read replaces the list. A purchase on iOS of a subscription that is in `subscriptions` reads it again.',
    ),
  },
  {
    of: ['UseIap.purchaseHistories'],
    text: 'Items of the last `getPurchaseHistories`; an empty list at first, and always on Android.',
    in: {
      '2.6': 'Items of the last `getPurchaseHistories`; an empty list at first.',
    },
  },
  {
    of: ['UseIap.currentPurchase'],
    text: 'Purchase of the last success event, or `undefined`. A new request, an error event and `clearCurrentPurchase` clear it. `finishTransaction` does too, also when it fails, but mostly not from inside `onPurchaseSuccess`. A purchase that follows quickly replaces it, so handle purchases in `onPurchaseSuccess`.',
  },
  {
    of: ['UseIap.currentPurchaseError'],
    text: 'Error of the last error event, or `undefined`: a plain object. A purchase event, a new request and `clearCurrentPurchaseError` clear it.',
    in: before28(
      'Error of the last error event, or `undefined`: a plain object, not an instance of `PurchaseError`. On iOS a canceled or failed request does not set it. A purchase event, a new request and `clearCurrentPurchaseError` clear it.',
    ),
  },
  {
    of: ['UseIap.promotedProductIOS'],
    text: 'Product of the last promoted-product event. It has `productIdentifier` and `localizedTitle` instead of the fields of its type. Buying it does not clear it.',
    in: {
      '2.7':
        'Always `undefined` in 2.7.5, because the event never arrives. Read `getPromotedProductIOS` instead.',
    },
  },
  {
    of: ['UseIap.promotedProductsIOS'],
    text: 'Always an empty list.',
    in: {
      '2.6':
        'Every purchase that arrived on iOS while the hook was mounted, once for each `transactionId`. In spite of its name it has nothing to do with promoted products.',
    },
  },
  {
    of: ['UseIap.promotedProductIdIOS'],
    text: 'Always `undefined`. Read `promotedProductIOS`.',
    in: {
      '2.7': 'Always `undefined`: nothing fills it. Read `getPromotedProductIOS` instead.',
    },
  },
  {
    of: ['UseIap.activeSubscriptions'],
    text: 'Result of the last `getActiveSubscriptions` of the hook. A new purchase does not change it, and after an error inside the read it is empty.',
  },
  {
    of: ['UseIap.clearCurrentPurchase'],
    text: 'Sets `currentPurchase` to `undefined`. It does not finish the purchase.',
  },
  {
    of: ['UseIap.clearCurrentPurchaseError'],
    text: 'Sets `currentPurchaseError` to `undefined`.',
  },
  {
    of: ['UseIap.finishTransaction'],
    text: 'Finishes and rejects like the root function. Afterwards, also after a failure, it clears `currentPurchase` when that is the same purchase, but mostly not from inside `onPurchaseSuccess`.',
    in: before28(
      'Finishes a purchase like the root function and rejects like it. Afterwards, also after a failure, it clears `currentPurchase` when that is a purchase of the same product, but mostly not from inside `onPurchaseSuccess`.',
    ),
  },
  {
    of: ['UseIap.getAvailablePurchases'],
    text: 'Reads what the user owns into `availablePurchases`; it returns nothing. On iOS only products loaded in this connection are found; on Android pending purchases are in the list too. A failure only reaches the console.',
  },
  {
    of: ['UseIap.getAvailablePurchases.skus', 'UseIap.getPurchaseHistories.skus'],
    text: 'Ignored. The type asks for a list of ids, but the hook reads everything.',
  },
  {
    of: ['UseIap.getPurchaseHistories'],
    text: 'Reads the history of iOS into `purchaseHistories`; it returns nothing. Android always returns an empty list. Unlike the other readers it rejects when the read fails.',
    in: {
      '2.6':
        'Reads the history into `purchaseHistories`; it returns nothing. Android returns the latest purchase of each product, also expired and consumed ones, with fewer fields.',
    },
  },
  {
    of: ['UseIap.fetchProducts'],
    text: 'Loads products into `products` or `subscriptions`; it returns nothing. A failure only reaches the console: call the root function where you need to know.',
  },
  {
    of: ['UseIap.requestProducts'],
    text: 'Older name of `fetchProducts` in the hook, with the same effect and a warning in the console since 2.8.7.',
    in: {
      '2.7':
        'Loads products into `products` or `subscriptions`; it returns nothing. A failure only reaches the console: call the root function where you need to know.',
    },
  },
  {
    of: ['UseIap.getProducts'],
    text: 'Loads one-time products into `products`; it returns nothing. A failure only reaches the console.',
  },
  {
    of: ['UseIap.getSubscriptions'],
    text: 'Loads subscriptions into `subscriptions`; it returns nothing. A failure only reaches the console.',
  },
  {
    of: ['UseIap.requestPurchase'],
    text: 'Clears `currentPurchase` and `currentPurchaseError`, then starts a purchase like the root function. Wrong arguments reject here, while the root function throws. The purchase arrives as an event too, so handle it in one place.',
    in: {
      '2.6':
        'Clears `currentPurchase` and `currentPurchaseError`, then starts a purchase like the root function. A missing `sku` on iOS rejects here, while the root function throws. The purchase arrives as an event too, so handle it in one place.',
    },
  },
  {
    of: ['UseIap.validateReceipt'],
    text: 'Checks the latest purchase on iOS, and that of the token on Android, for debugging. Check on your server.',
  },
  {
    of: ['UseIap.restorePurchases'],
    text: 'Syncs with the App Store on iOS, then reads what the user owns into `availablePurchases`. Apple may ask for the password, so call it from a button only. It never rejects; Android only reads.',
  },
  {
    of: ['UseIap.getPromotedProductIOS'],
    text: 'Returns the promoted product that waits, or `null`, without changing the state of the hook. It is the root function and throws a `TypeError` on Android.',
  },
  {
    of: ['UseIap.requestPurchaseOnPromotedProductIOS'],
    text: 'Buys the promoted product that waits; without one it rejects with `E_ITEM_UNAVAILABLE`. It resolves before the payment ends, and no failure is reported afterwards. It throws a `TypeError` on Android.',
  },
  {
    of: ['UseIap.buyPromotedProductIOS'],
    text: 'Older name of `requestPurchaseOnPromotedProductIOS`, with the same effect.',
    in: {
      '2.7':
        'Buys the promoted product that waits; without one it rejects with `E_ITEM_UNAVAILABLE`. It resolves before the payment ends, and no failure is reported afterwards. It throws a `TypeError` on Android.',
    },
  },
  {
    of: ['UseIap.getActiveSubscriptions'],
    text: 'Reads the active subscriptions, returns them and puts them into `activeSubscriptions`. It never rejects: on a failure it returns an empty list. On iOS load the subscriptions first.',
  },
  {
    of: ['UseIap.hasActiveSubscriptions'],
    text: 'Says whether the user has an active subscription, without changing the state of the hook. It never rejects: it returns `false` on a failure, and for products that iOS has not loaded.',
  },
];
