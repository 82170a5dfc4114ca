import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const loaders = [
  'fetchProducts',
  'requestProducts',
  'UseIap.fetchProducts',
  'UseIap.requestProducts',
];
const withSuffix = (name: string) => [name, `${name}IOS`];
const sku = (name: string) => pathsOf(withSuffix(name), 'sku');

/** What the parameters of the functions of the root do. */
export const functions: readonly Meaning[] = [
  {
    of: pathsOf(loaders, 'params'),
    text: 'What to load, as one object with the ids and the kind of product.',
  },
  {
    of: pathsOf(loaders, 'params.skus'),
    text: 'Ids of the products to load. An unknown id is missing from the result without an error. An empty list rejects with a plain `Error`; in the hook it only reaches the console.',
  },
  {
    of: pathsOf(loaders, 'params.type'),
    text: "Kind of product to load, `'inapp'` by default. On Android it is part of the query, so an id of the other kind is not found. On iOS it filters nothing. In the hook it also decides whether `products` or `subscriptions` gets the result.",
  },
  {
    of: ['getProducts.skus'],
    text: 'Ids of the one-time products to load. Android looks among one-time products only; iOS does not look at the kind. An empty list rejects with a plain `Error`.',
  },
  {
    of: ['getSubscriptions.skus'],
    text: 'Ids of the subscriptions to load. Android looks among subscriptions only; iOS does not look at the kind. An empty list rejects with a plain `Error`.',
  },
  {
    of: ['UseIap.getProducts.skus'],
    text: 'Ids of the one-time products to load into `products`. Android looks among one-time products only. An empty list and every other failure only reach the console.',
  },
  {
    of: ['UseIap.getSubscriptions.skus'],
    text: 'Ids of the subscriptions to load into `subscriptions`. Android looks among subscriptions only. An empty list and every other failure only reach the console.',
  },
  {
    of: ['requestPurchase.requestObj', 'UseIap.requestPurchase.params'],
    text: 'The purchase to make, as one object with the request and the kind of product.',
  },
  {
    of: [
      'requestPurchase.requestObj.request',
      'PurchaseRequest.request',
      'requestSubscription.request',
      'UseIap.requestPurchase.params.request',
    ],
    text: 'What to buy, separately for `ios` and `android`. Only the part of the running platform is read. Without a product id for that platform `requestPurchase` of the root throws at once; the hook and `requestSubscription` reject.',
    in: {
      '2.7':
        'What to buy: separate parts for `ios` and `android`, or one flat object with `sku` or `skus`. The hook is typed for separate parts only. Without a product id for the running platform `requestPurchase` of the root throws at once; the hook and `requestSubscription` reject.',
      '2.6':
        'What to buy, as one flat object: iOS reads `sku`, Android reads `skus`, and one object may have both. Parts for each platform do not exist in this version. Without `sku` `requestPurchase` of the root throws at once on iOS; the hook and `requestSubscription` reject.',
    },
  },
  {
    of: pathsOf(
      ['requestPurchase.requestObj', 'PurchaseRequest', 'UseIap.requestPurchase.params'],
      'type',
    ),
    text: "Kind of product to buy, `'inapp'` by default. On Android a subscription needs `'subs'`, because only then offers and replacement are read; any other text fails. On iOS it has no effect at run time.",
  },
  {
    of: pathsOf(['finishTransaction', 'UseIap.finishTransaction'], 'params'),
    text: 'What to finish, as one object with the purchase and the way to finish it.',
  },
  {
    of: pathsOf(['finishTransaction', 'UseIap.finishTransaction'], 'params.purchase'),
    text: 'The purchase to finish. iOS reads its `id`, Android its `purchaseToken`. iOS finishes only what a request or an event brought in this connection.',
    in: before28(
      'The purchase to finish. iOS reads its `transactionId` and finishes only what a purchase or the update stream brought in this connection; anything else rejects with `E_DEVELOPER_ERROR`. Android reads `purchaseTokenAndroid`. Without that field the call rejects.',
    ),
  },
  {
    of: pathsOf(['finishTransaction', 'UseIap.finishTransaction'], 'params.isConsumable'),
    text: 'Whether Android consumes the purchase instead of acknowledging it, so that it can be bought again; `false` by default. A consumed purchase cannot be restored. iOS ignores it: the kind is set in App Store Connect.',
  },
  {
    of: pathsOf(['getAvailablePurchases', 'getPurchaseHistories', 'getPurchaseHistory'], 'options'),
    text: 'What to read on iOS; leave it out for the defaults. Android ignores it.',
  },
  {
    of: pathsOf(
      ['getAvailablePurchases', 'getPurchaseHistories', 'getPurchaseHistory'],
      'options.alsoPublishToEventListenerIOS',
      'options.alsoPublishToEventListener',
    ),
    text: 'Whether iOS also sends each item as a purchase event; `false` by default. It has no effect since 2.8.8, which takes the value and sends nothing. Android ignores it.',
    in: before28(
      'Whether each item is also a purchase event, or an error event if unverified; `false` by default. Android ignores it.',
    ),
  },
  {
    of: [
      'getAvailablePurchases.options.onlyIncludeActiveItemsIOS',
      'getAvailablePurchases.options.onlyIncludeActiveItems',
    ],
    text: 'Whether iOS returns only what the user may use now; `true` by default. Then only products that were loaded in this connection are listed. `false` returns the history of StoreKit, with expired, refunded and upgraded items and normally without finished consumables. Android ignores it.',
    in: before28(
      'Whether iOS returns only what the user may use now; `true` by default. Then only products that were loaded in this connection are listed, and a non-renewing subscription counts for one year. `false` returns the history of StoreKit, with expired, refunded and upgraded items and normally without finished consumables. Android ignores it.',
    ),
  },
  {
    of: pathsOf(
      ['getPurchaseHistories', 'getPurchaseHistory'],
      'options.onlyIncludeActiveItemsIOS',
      'options.onlyIncludeActiveItems',
    ),
    text: 'Whether iOS returns only what the user may use now. `false` by default, which returns the history of StoreKit, normally without finished consumables. With `true` only products that were loaded in this connection are in the list. Android ignores it.',
  },
  {
    of: pathsOf(
      [
        'getActiveSubscriptions',
        'hasActiveSubscriptions',
        'UseIap.getActiveSubscriptions',
        'UseIap.hasActiveSubscriptions',
      ],
      'subscriptionIds',
    ),
    text: 'Ids of the subscriptions to look for. Without it every subscription counts. On iOS only loaded products can be found.',
  },
  {
    of: sku('currentEntitlement'),
    text: 'Id of the product to ask about. Load it first in the same connection; without it, or when the user may not use the product now, the call rejects with `E_ITEM_UNAVAILABLE`.',
  },
  {
    of: sku('latestTransaction'),
    text: 'Id of the product to ask about. Load it first in the same connection; without it, or when StoreKit has no transaction of it, the call rejects with `E_ITEM_UNAVAILABLE`. An expired or refunded transaction counts, a finished consumable normally does not.',
  },
  {
    of: sku('beginRefundRequest'),
    text: 'Id of the product whose latest transaction the user wants back. Load it first in the same connection; without it, or when StoreKit has no transaction of it, which is normal for a finished consumable, the call rejects with `E_ITEM_UNAVAILABLE`.',
  },
  {
    of: sku('getTransactionJws'),
    text: 'Id of the product whose latest transaction you want as a JWS. Load it first in the same connection; without it, or when StoreKit has no transaction of it, which is normal for a finished consumable, the call rejects with `E_ITEM_UNAVAILABLE`.',
  },
  {
    of: sku('isTransactionVerified'),
    text: 'Id of the product whose latest transaction StoreKit checks on the device. The result is `false` when the product was not loaded in this connection or StoreKit has no transaction of it, which is normal for a finished consumable.',
  },
  {
    of: sku('subscriptionStatus'),
    text: 'Id of any subscription of the group; the status of the whole group comes back. The result is `null` when the product was not loaded in this connection or has no subscription terms.',
  },
];
