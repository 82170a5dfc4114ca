import {before28, pathsOf, type Meaning} from './meaningTypes.ts';

const jsonNumbers =
  'In the JSON of iOS the price is in thousandths (`9990` is 9.99) and dates are milliseconds; in the JSON of Android `purchaseState` is 0 for purchased, unlike `purchaseStateAndroid`.';

/** What the fields of a purchase say that both platforms share, and those of Android. */
export const purchases: readonly Meaning[] = [
  {
    of: ['PurchaseCommon.id'],
    text: 'Id of the transaction on iOS, new for each renewal and restore; order id of Play on Android. On Android it can be `null`, always while the payment is pending, and says nothing about the payment, so use `purchaseToken` as your key there.',
  },
  {
    of: ['PurchaseBase.id'],
    text: 'Id of the product, not of the purchase. For a purchase of several products Android gives the first of `ids`. The id of the transaction is in `transactionId`.',
  },
  {
    of: ['PurchaseCommon.productId'],
    text: 'Id of the product that was bought. For a purchase of several products Android gives the first of `ids`.',
  },
  {
    of: ['PurchaseCommon.ids', 'ProductPurchaseAndroid.ids'],
    text: 'Ids of all products in the purchase. iOS sends one id; Android sends all that the user bought together.',
    in: before28(
      'Ids of all products that the user bought together; `id` is the first of them. iOS sends a list of one id, which its type does not declare.',
    ),
  },
  {
    of: ['PurchaseCommon.transactionId', 'PurchaseBase.transactionId'],
    text: 'The same value as `id`, under its older name: transaction id on iOS, order id on Android. A comment in the sources advises against it.',
    in: {
      '2.7':
        'Id of the transaction on iOS, new for each renewal and restore; order id of Play on Android. `finishTransaction` needs it on iOS. On Android it can be missing, always while the payment is pending, and says nothing about the payment, so use `purchaseTokenAndroid` as your key there.',
      '2.6':
        'Id of the transaction on iOS, new for each renewal and restore; order id of Play on Android. `finishTransaction` needs it on iOS. On Android it can be missing, always while the payment is pending and in items of `getPurchaseHistories`, and says nothing about the payment, so use `purchaseTokenAndroid` as your key there.',
    },
  },
  {
    of: ['PurchaseCommon.transactionDate', 'PurchaseBase.transactionDate'],
    text: 'Time of the purchase in milliseconds since 1970 (UTC). On iOS it belongs to this transaction, so a renewal has its own time. On Android it is the purchase time that Play keeps with the token.',
  },
  {
    of: ['PurchaseCommon.transactionReceipt', 'PurchaseBase.transactionReceipt'],
    text: `Raw JSON of the transaction (iOS) or of the purchase (Android) as text. It is unsigned on iOS and is neither the app receipt nor a JWS, so send \`purchaseToken\` to your server. ${jsonNumbers}`,
    in: before28(
      `Raw JSON of the transaction (iOS) or of the purchase (Android) as text. It is unsigned on iOS and is neither the app receipt nor a JWS, so send \`jwsRepresentationIos\` to your server. ${jsonNumbers}`,
    ),
  },
  {
    of: ['PurchaseCommon.purchaseToken'],
    text: 'What a server checks: the signed transaction (JWS) on iOS, the token of Play on Android. Results of `currentEntitlementIOS`, `latestTransactionIOS` and `getPendingTransactionsIOS` lack it. A Play token stays the same over renewals, and a plan change brings a new one.',
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
    text: "Platform that the purchase comes from, `'ios'` or `'android'`. The native code sets it. Compare it to narrow a union in TypeScript.",
  },
  {
    of: ['ProductPurchaseAndroid.purchaseTokenAndroid'],
    text: 'Older copy of `purchaseToken`, filled with the same token of Play. Since 2.8.5 `finishTransaction` falls back to it.',
    in: before28(
      'Token of Play for the purchase: the key for your server and what `finishTransaction` needs. It stays the same over renewals, and a plan change brings a new one.',
    ),
  },
  {
    of: ['ProductPurchaseAndroid.dataAndroid'],
    text: 'Raw JSON of the purchase from Play as text, the exact text that `signatureAndroid` signs. Purchase events and request results have it; items of `getAvailablePurchases` do not, and carry the same JSON in `transactionReceipt`. Its `purchaseState` counts differently from `purchaseStateAndroid`: 0 is purchased, 4 most likely pending.',
  },
  {
    of: ['ProductPurchaseAndroid.signatureAndroid'],
    text: 'Signature of the raw JSON, as text, made by Play with the key of your app. A server can check it with the public license key from Play Console.',
  },
  {
    of: [
      'ProductPurchaseAndroid.autoRenewingAndroid',
      'Purchase.autoRenewingAndroid',
      'SubscriptionPurchase.autoRenewingAndroid',
    ],
    text: 'Whether the subscription renews. `false` means canceled but paid for, or a prepaid plan: access goes on until the period ends, and only your server can learn that date. Events carry it for every purchase, also `false` for a one-time product; `getAvailablePurchases` sends it for subscriptions only.',
  },
  {
    of: ['ProductPurchaseAndroid.purchaseStateAndroid'],
    text: 'State of the purchase as a number: 0 unspecified, 1 purchased, 2 pending. Deliver and finish only at 1; a pending purchase can be neither acknowledged nor consumed. The raw JSON uses other numbers.',
  },
  {
    of: ['ProductPurchaseAndroid.isAcknowledgedAndroid'],
    text: 'Whether the purchase was acknowledged. Google refunds a purchase that is still `false` three days after it was paid. A new purchase is `false`, and the object does not change when you finish it.',
  },
  {
    of: ['ProductPurchaseAndroid.packageNameAndroid'],
    text: 'Package name of the app in which the purchase was made, such as `com.example.app`. The server API of Google needs it together with the token.',
  },
  {
    of: ['ProductPurchaseAndroid.developerPayloadAndroid'],
    text: 'Payload that older Play libraries let the app attach. Play no longer writes it, so expect an empty string; use the obfuscated ids instead.',
  },
  {
    of: ['ProductPurchaseAndroid.obfuscatedAccountIdAndroid'],
    text: 'The account id that the request set as `obfuscatedAccountIdAndroid`. It is missing or `null` when the purchase was made without one, for example with a promo code in the Play Store.',
  },
  {
    of: ['ProductPurchaseAndroid.obfuscatedProfileIdAndroid'],
    text: 'The profile id that the request set as `obfuscatedProfileIdAndroid`. It is missing or `null` when the purchase was made without one.',
  },
];
