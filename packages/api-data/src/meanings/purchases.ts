import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const jsonNumbers =
  'In the JSON of iOS the price is in thousandths (`9990` is 9.99) and dates are milliseconds; in the JSON of Android `purchaseState` is 0 for purchased, unlike `purchaseStateAndroid`.';

/** What the fields of a purchase say that both platforms share, and those of Android. */
export const purchases: readonly Meaning[] = [
  {
    of: ['PurchaseCommon.id'],
    text: 'Transaction id on iOS, new for each renewal and restore; order id of Play on Android. There it can be `null`, always while the payment is pending, and says nothing about the payment: use `purchaseToken` as your key.',
  },
  {
    of: ['PurchaseBase.id'],
    text: 'Id of the product, not of the purchase. For a purchase of several products Android gives the first of `ids`. The id of the transaction is in `transactionId`.',
  },
  {
    of: ['PurchaseCommon.productId'],
    text: 'Id of the product that was bought; of several on Android, the first of `ids`.',
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
    text: 'The same value as `id`, under its older name. A comment in the sources advises against it.',
    in: {
      '2.7':
        'Id of the transaction on iOS, new for each renewal and restore; order id of Play on Android. `finishTransaction` needs it on iOS. On Android it can be missing, always while the payment is pending, and says nothing about the payment, so use `purchaseTokenAndroid` as your key there.',
      '2.6':
        'Id of the transaction on iOS, new for each renewal and restore; order id of Play on Android. `finishTransaction` needs it on iOS. On Android it can be missing, always while the payment is pending and in items of `getPurchaseHistories`, and says nothing about the payment, so use `purchaseTokenAndroid` as your key there.',
    },
  },
  {
    of: ['PurchaseCommon.transactionDate', 'PurchaseBase.transactionDate'],
    text: 'Time in milliseconds since 1970 (UTC): of this transaction on iOS, of the first purchase on Android.',
  },
  {
    of: ['PurchaseCommon.transactionReceipt', 'PurchaseBase.transactionReceipt'],
    text: `Raw JSON of the transaction (iOS) or of the purchase (Android) as text. On iOS it is unsigned: send \`purchaseToken\` to your server. ${jsonNumbers}`,
    in: before28(
      `Raw JSON of the transaction (iOS) or of the purchase (Android) as text. It is unsigned on iOS and is neither the app receipt nor a JWS, so send \`jwsRepresentationIos\` to your server. ${jsonNumbers}`,
    ),
  },
  {
    of: ['PurchaseCommon.purchaseToken'],
    text: 'What a server verifies: the signed transaction (JWS) on iOS, the token of Play on Android. Results of `currentEntitlementIOS`, `latestTransactionIOS` and `getPendingTransactionsIOS` lack it. A Play token stays the same over renewals; a plan change brings a new one.',
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
    text: "`'ios'` or `'android'`, set by the native code. Compare it to narrow a union.",
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
    text: 'Raw JSON from Play, the exact text that `signatureAndroid` signs. Only events and request results have it; `transactionReceipt` is the same JSON. Its `purchaseState` counts differently: 0 is purchased, 4 most likely pending.',
  },
  {
    of: ['ProductPurchaseAndroid.signatureAndroid'],
    text: "Play's signature of the raw JSON. A server can verify it with the public license key from Play Console.",
  },
  {
    of: [
      'ProductPurchaseAndroid.autoRenewingAndroid',
      'Purchase.autoRenewingAndroid',
      'SubscriptionPurchase.autoRenewingAndroid',
    ],
    text: 'Whether the subscription renews. `false` means canceled but paid for, or prepaid: access goes on to an end that only your server learns. Events carry it for one-time products too; `getAvailablePurchases` sends it for subscriptions only.',
  },
  {
    of: ['ProductPurchaseAndroid.purchaseStateAndroid'],
    text: '0 unspecified, 1 purchased, 2 pending. Deliver and finish only at 1; a pending purchase can be neither acknowledged nor consumed.',
  },
  {
    of: ['ProductPurchaseAndroid.isAcknowledgedAndroid'],
    text: 'Whether the purchase was acknowledged. A new one is `false`, and the object does not change when you finish it. Google refunds what is still `false` after three days.',
  },
  {
    of: ['ProductPurchaseAndroid.packageNameAndroid'],
    text: "Package name of the app, such as `com.example.app`. Google's server API needs it together with the token.",
  },
  {
    of: ['ProductPurchaseAndroid.developerPayloadAndroid'],
    text: 'Expect an empty string: Play no longer writes it. Use the obfuscated ids instead.',
  },
  {
    of: ['ProductPurchaseAndroid.obfuscatedAccountIdAndroid'],
    text: 'The value of the request. It is missing or `null` when the purchase was made without one, as with a promo code.',
  },
  {
    of: ['ProductPurchaseAndroid.obfuscatedProfileIdAndroid'],
    text: 'The value of the request. It is missing or `null` when the purchase was made without one.',
  },
];
