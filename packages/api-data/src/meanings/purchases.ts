import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const jsonNumbers =
  'On iOS its price is in thousandths (`9990` is 9.99) and its dates are milliseconds; on Android its `purchaseState` is 0 for purchased, unlike `purchaseStateAndroid`.';

/** What the fields of a purchase say that both platforms share, and those of Android. */
export const purchases: readonly Meaning[] = [
  {
    of: ['PurchaseCommon.id'],
    text: 'Transaction id on iOS, new for each renewal and restore; order id on Android. It is `null` there while the payment is pending, sometimes later: use `purchaseToken` as your key.',
  },
  {
    of: ['PurchaseBase.id'],
    text: 'Id of the product, not of the purchase. For a purchase of several products Android gives the first of `ids`. The id of the transaction is in `transactionId`.',
  },
  {
    of: ['PurchaseCommon.productId'],
    text: 'Id of the product; of several on Android, the first of `ids`.',
  },
  {
    of: ['PurchaseCommon.ids', 'ProductPurchaseAndroid.ids'],
    text: 'Ids of all products in the purchase; on iOS always one.',
    in: before28(
      'Ids of all products that the user bought together; `id` is the first of them. iOS sends a list of one id, which its type does not declare.',
    ),
  },
  {
    of: ['PurchaseCommon.transactionId', 'PurchaseBase.transactionId'],
    text: 'The same as `id`, under its older name.',
    in: {
      '2.7':
        'Id of the transaction on iOS, new for each renewal and restore; order id of Play on Android. `finishTransaction` needs it on iOS. On Android it can be missing, always while the payment is pending, and says nothing about the payment, so use `purchaseTokenAndroid` as your key there.',
      '2.6':
        'Id of the transaction on iOS, new for each renewal and restore; order id of Play on Android. `finishTransaction` needs it on iOS. On Android it can be missing, always while the payment is pending and in items of `getPurchaseHistories`, and says nothing about the payment, so use `purchaseTokenAndroid` as your key there.',
    },
  },
  {
    of: ['PurchaseCommon.transactionDate', 'PurchaseBase.transactionDate'],
    text: 'Unix time in milliseconds: of this transaction on iOS, of the first purchase on Android.',
  },
  {
    of: ['PurchaseCommon.transactionReceipt', 'PurchaseBase.transactionReceipt'],
    text: `Raw JSON of the transaction or purchase, on iOS unsigned. ${jsonNumbers}`,
    in: before28(
      `Raw JSON of the transaction (iOS) or of the purchase (Android) as text. It is unsigned on iOS and is neither the app receipt nor a JWS, so send \`jwsRepresentationIos\` to your server. ${jsonNumbers}`,
    ),
  },
  {
    of: ['PurchaseCommon.purchaseToken'],
    text: 'What a server verifies: the JWS on iOS, the Play token on Android. Renewals keep a Play token; a plan change brings a new one. `currentEntitlementIOS`, `latestTransactionIOS` and `getPendingTransactionsIOS` leave it out.',
  },
  {
    of: pathsOf(
      [
        'Purchase',
        'ProductPurchase',
        'SubscriptionPurchase',
        'PurchaseCommon',
        'ProductPurchaseAndroid',
        'ProductPurchaseIOS',
      ],
      'platform',
    ),
    text: "`'ios'` or `'android'`. Compare it to narrow a union.",
  },
  {
    of: ['ProductPurchaseAndroid.purchaseTokenAndroid'],
    text: 'Older copy of `purchaseToken`. Since 2.8.5 `finishTransaction` falls back to it.',
    in: before28(
      'Token of Play for the purchase: the key for your server and what `finishTransaction` needs. It stays the same over renewals, and a plan change brings a new one.',
    ),
  },
  {
    of: ['ProductPurchaseAndroid.dataAndroid'],
    text: 'Raw JSON that `signatureAndroid` signs, in events and request results only; otherwise read `transactionReceipt`. Its `purchaseState` is 0 for purchased, most likely 4 for pending.',
  },
  {
    of: ['ProductPurchaseAndroid.signatureAndroid'],
    text: "Play's signature of the raw JSON, for the public license key from Play Console.",
  },
  {
    of: [
      'ProductPurchaseAndroid.autoRenewingAndroid',
      'Purchase.autoRenewingAndroid',
      'SubscriptionPurchase.autoRenewingAndroid',
    ],
    text: 'Whether it renews. `false` is canceled but paid for, or prepaid: only your server learns the end. Events carry it for one-time products too, `getAvailablePurchases` for subscriptions only.',
  },
  {
    of: ['ProductPurchaseAndroid.purchaseStateAndroid'],
    text: '0 unspecified, 1 purchased, 2 pending. Deliver and finish only at 1; a pending purchase can be neither acknowledged nor consumed.',
  },
  {
    of: ['ProductPurchaseAndroid.isAcknowledgedAndroid'],
    text: "Whether it was acknowledged. Google refunds what is still `false` after three days. Finishing doesn't change the object.",
  },
  {
    of: ['ProductPurchaseAndroid.packageNameAndroid'],
    text: "Package name of the app. Google's server API needs it with the token.",
  },
  {
    of: ['ProductPurchaseAndroid.developerPayloadAndroid'],
    text: 'Usually empty: Play no longer writes it. Use the obfuscated ids.',
  },
  {
    of: ['ProductPurchaseAndroid.obfuscatedAccountIdAndroid'],
    text: 'The value of the request. Missing or `null` without one, as with a promo code.',
  },
  {
    of: ['ProductPurchaseAndroid.obfuscatedProfileIdAndroid'],
    text: 'The value of the request. Missing or `null` without one.',
  },
];
