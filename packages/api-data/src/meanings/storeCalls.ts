import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const receipt = ['validateReceipt.androidOptions', 'UseIap.validateReceipt.androidOptions'];
const receiptAndroid = ['validateReceiptAndroid.params'];
const guardItem =
  'Any value. The result is true when it is an object whose `platform` is that of the guard; nothing else in it is checked.';

/** What the parameters of receipt checks, links into the store and type guards do. */
export const storeCalls: readonly Meaning[] = [
  {
    of: pathsOf(['isEligibleForIntroOffer', 'isEligibleForIntroOfferIOS'], 'groupId', 'groupID'),
    text: 'Id of the subscription group, not of a product; with a product id the answer is meaningless. It is `subscriptionGroupId` of `subscriptionInfoIOS`.',
  },
  {
    of: ['validateReceipt.sku', 'UseIap.validateReceipt.sku'],
    text: 'Id of the product, not of a transaction. On iOS it must have been loaded in this connection, or the result says `isValid: false`. On Android it becomes part of the address of the server call.',
  },
  {
    of: ['validateReceipt.androidOptions', 'UseIap.validateReceipt.androidOptions'],
    text: 'What the server of Google needs. Android rejects with a plain `Error` without it; iOS ignores it.',
  },
  {
    of: pathsOf(receipt, 'packageName'),
    text: 'Package name of the app, such as `com.example.app`. Android rejects an empty string with a plain `Error` before the server call.',
  },
  {
    of: pathsOf(receiptAndroid, 'packageName'),
    text: 'Package name of the app, such as `com.example.app`.',
  },
  {
    of: pathsOf([...receipt, ...receiptAndroid], 'productToken'),
    text: 'Token of the purchase: `purchaseToken` of an Android purchase.',
    in: before28('Token of the purchase: `purchaseTokenAndroid` of an Android purchase.'),
  },
  {
    of: pathsOf([...receipt, ...receiptAndroid], 'accessToken'),
    text: 'OAuth token for the scope `androidpublisher`. Whoever has it can read and change your sales: never ship one in an app.',
  },
  {
    of: pathsOf([...receipt, ...receiptAndroid], 'isSub'),
    text: 'Whether it is a subscription; `false` by default. With the wrong choice Google refuses the call.',
  },
  {
    of: ['validateReceiptAndroid.params'],
    text: 'What the server call of Google needs, as one object. The call is plain HTTPS and runs on iOS too.',
  },
  {
    of: ['validateReceiptAndroid.params.productId'],
    text: 'Id of the product that was bought.',
  },
  {
    of: pathsOf(['validateReceiptIOS', 'validateReceiptIos'], 'sku'),
    text: 'Id of the product whose latest transaction StoreKit checks on the device. When it was not loaded in this connection, the result says `isValid: false`.',
  },
  {
    of: ['acknowledgePurchaseAndroid.params'],
    text: 'What to acknowledge, as one object. On iOS the call throws a `TypeError`.',
    in: before28(
      'What to acknowledge, as one object. The call fails in this version, because JavaScript passes two values to a native function that takes one: use `finishTransaction`.',
    ),
  },
  {
    of: ['acknowledgePurchaseAndroid.params.token'],
    text: '`purchaseToken` of the purchase to acknowledge. Play refuses it while the payment is pending.',
    in: before28('`purchaseTokenAndroid` of the purchase to acknowledge.'),
  },
  {
    of: ['acknowledgePurchaseAndroid.params.developerPayload'],
    text: 'Payload for Play, which no longer keeps one. Even without a value it is passed on, which makes the call fail in this version.',
  },
  {
    of: ['deepLinkToSubscriptions.options'],
    text: 'Which subscription to open on Android. The type asks for an object on iOS too, where its content is ignored.',
  },
  {
    of: ['deepLinkToSubscriptions.options.skuAndroid'],
    text: 'Id of the subscription to open in the Play Store. Android rejects with a plain `Error` without it, although the type makes it optional; iOS ignores it.',
  },
  {
    of: ['deepLinkToSubscriptions.options.packageNameAndroid'],
    text: 'Package name of your app. Android rejects with a plain `Error` without it, although the type makes it optional; iOS ignores it.',
  },
  {
    of: ['deepLinkToSubscriptionsAndroid.params'],
    text: 'Which subscription of which app to open, as one object. The link opens on any platform.',
    in: before28(
      'Which subscription to open, as one object. The call rejects in this version, because it asks the native code for the package name with a function that does not exist.',
    ),
  },
  {
    of: ['deepLinkToSubscriptionsAndroid.params.sku'],
    text: 'Id of the subscription to open in the Play Store.',
    in: before28(
      'Id of the subscription to open in the Play Store. The call rejects in this version before it uses the id.',
    ),
  },
  {
    of: ['deepLinkToSubscriptionsAndroid.params.packageName'],
    text: 'Package name of the app. The call rejects with a plain `Error` without it.',
  },
  {
    of: pathsOf(['isProductAndroid', 'isProductIOS', 'isProductIos'], 'item'),
    text: guardItem,
  },
  {
    of: ['isPlatformRequestProps.props'],
    text: 'A request. The result is true when it has the key `ios` or `android`, whatever is in it.',
  },
  {
    of: ['isUnifiedRequestProps.props'],
    text: 'A request. The result is true when it has the key `sku` or `skus`, whatever is in it.',
  },
  {
    of: ['isLegacyRequestProps.props'],
    text: 'A request. The result is true when it has the key `productId` or `productIds`, which no request type of this version declares. `requestPurchase` does not use this guard.',
  },
];
