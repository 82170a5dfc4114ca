import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const ios = ['RequestPurchaseIosProps', 'IosRequestPurchaseProps'];
const android = ['RequestPurchaseAndroidProps', 'AndroidRequestPurchaseProps'];
const flat = [
  'LegacyRequestPurchasePropsAll',
  'LegacyRequestSubscriptionPropsAll',
  'RequestPurchasePropsWithLegacy',
  'RequestSubscriptionPropsWithLegacy',
  'UnifiedRequestPurchaseProps',
];
const androidSubscription = [
  'RequestSubscriptionAndroidProps',
  'AndroidRequestSubscriptionProps',
  'LegacyRequestSubscriptionPropsAll',
  'RequestSubscriptionPropsWithLegacy',
  'UnifiedRequestSubscriptionProps',
];
const byPlatform = [
  'RequestPurchasePropsByPlatforms',
  'RequestSubscriptionPropsByPlatforms',
  'PlatformRequestPurchaseProps',
  'PlatformRequestSubscriptionProps',
];

/** What the fields of a purchase request do. */
export const requests: readonly Meaning[] = [
  {
    of: pathsOf(
      ['UnifiedRequestPurchaseProps'],
      'sku',
      'skus',
      'andDangerouslyFinishTransactionAutomatically',
      'appAccountToken',
      'quantity',
      'withOffer',
      'obfuscatedAccountIdAndroid',
      'obfuscatedProfileIdAndroid',
      'isOfferPersonalized',
    ),
    in: {
      '2.8':
        'Field of a type that no function of this version takes. `requestPurchase` reads only `ios` and `android` of a request and throws on a flat one; the field of the same name in those parts has the effect.',
    },
  },
  {
    of: pathsOf(byPlatform, 'ios'),
    text: 'The request for iOS. Only this part is read there, and it is ignored on Android; leave it out for a product that you do not sell on iOS.',
  },
  {
    of: pathsOf(byPlatform, 'android'),
    text: 'The request for Android. Only this part is read there, and it is ignored on iOS; leave it out for a product that you do not sell on Android.',
  },
  {
    of: pathsOf(ios, 'sku'),
    text: 'Id of the product to buy. Not loaded, the request rejects with `E_ITEM_UNAVAILABLE`.',
  },
  {
    of: pathsOf(flat, 'sku'),
    text: 'Id of the product to buy. iOS reads it, and the first of `skus` when it is missing; Android uses it only when `skus` is missing.',
    in: {
      '2.6':
        'Id of the product to buy on iOS. Android does not read it: give `skus` as well in a request for both platforms.',
    },
  },
  {
    of: pathsOf(android, 'skus'),
    text: 'Ids of the products to buy, usually one. Not loaded, the request rejects with `E_SKU_NOT_FOUND`.',
    in: {
      '2.6':
        'Ids of the products to buy on Android, usually one. Load them first in the same connection, or the request rejects with `E_SKU_NOT_FOUND`. A missing or empty list is not refused in JavaScript; the billing library fails on it.',
    },
  },
  {
    of: pathsOf(flat, 'skus'),
    text: 'Ids of the products to buy. Android reads the list, and `sku` when it is missing; iOS buys its first entry, and only when `sku` is missing.',
    in: {
      '2.6':
        'Ids of the products to buy on Android. iOS does not read them: give `sku` as well in a request for both platforms.',
    },
  },
  {
    of: [
      'RequestPurchaseIosProps.andDangerouslyFinishTransactionAutomatically',
      ...pathsOf([...ios, ...flat], 'andDangerouslyFinishTransactionAutomaticallyIOS'),
    ],
    text: 'Whether iOS finishes the transaction before your app has given anything; `false` by default. With `true` the promise resolves with `null` and no event follows, so a purchase can get lost. 2.8.0 reads it under a name that ends in `IOS`, which later releases ignore.',
    in: before28(
      'Whether iOS finishes the transaction before your app has given anything; `false` by default. With `true` the promise resolves with `null` and no event follows, so a purchase can get lost. Android ignores it.',
    ),
  },
  {
    of: pathsOf([...ios, ...flat], 'appAccountToken'),
    text: 'UUID of the user in your own system. It comes back on the purchase and in its signed form. Another text is dropped without an error.',
  },
  {
    of: pathsOf([...ios, ...flat], 'quantity'),
    text: 'How many to buy in one transaction. Without it StoreKit sells one.',
  },
  {
    of: pathsOf([...ios, ...flat], 'withOffer'),
    text: 'Signed promotional offer for an iOS subscription. If the nonce, the signature or the timestamp has the wrong format, iOS leaves the offer out without an error and charges the normal price.',
  },
  {
    of: pathsOf([...android, ...flat], 'obfuscatedAccountIdAndroid'),
    text: 'Id of the user in your own system, hashed: at most 64 characters, no personal data. It comes back on the purchase, and Google uses it to find fraud.',
  },
  {
    of: pathsOf([...android, ...flat], 'obfuscatedProfileIdAndroid'),
    text: 'Id of the profile within the account, at most 64 characters, no personal data. Send it with `obfuscatedAccountIdAndroid`: Play was seen to refuse it alone. It comes back on the purchase.',
  },
  {
    of: pathsOf([...android, ...flat], 'isOfferPersonalized'),
    text: 'Whether Play tells the user that the price was personalized, which EU law asks for; `false` by default.',
  },
  {
    of: pathsOf(androidSubscription, 'purchaseTokenAndroid'),
    text: 'Token of the running subscription that this purchase replaces. Without it the purchase is a new subscription beside the old one. Take it from a fresh `getAvailablePurchases`. Only requests of type `subs` read it, and only on Android.',
    in: {
      '2.8':
        'Token of the plan to replace, from a fresh `getAvailablePurchases`. Without it the purchase is a second subscription. TypeScript knows this name alone, although a type in the build calls it deprecated; at run time `purchaseToken` works too, and this one wins.',
    },
  },
  {
    of: pathsOf(androidSubscription, 'replacementModeAndroid'),
    text: 'How Play settles a plan change: 1, 2, 3, 5 or 6. Any other number counts as 0. It has an effect only together with `purchaseTokenAndroid`. Without it, or with a string, no mode is set and the default of Play applies.',
  },
  {
    of: pathsOf(androidSubscription, 'subscriptionOffers'),
    text: 'The base plan or offer to buy: exactly one entry for each of `skus`, in the same order. Any other number rejects with `E_SKU_OFFER_MISMATCH`. Only requests of type `subs` read it.',
  },
  {
    of: pathsOf(
      [
        'RequestSubscriptionAndroidProps.subscriptionOffers',
        'AndroidRequestSubscriptionProps.subscriptionOffers',
        'UnifiedRequestSubscriptionProps.subscriptionOffers',
        'SubscriptionOffer (android)',
      ],
      'sku',
    ),
    text: 'Id of the product. The library does not read it: tokens and `skus` are matched by position.',
  },
  {
    of: pathsOf(
      [
        'RequestSubscriptionAndroidProps.subscriptionOffers',
        'AndroidRequestSubscriptionProps.subscriptionOffers',
        'UnifiedRequestSubscriptionProps.subscriptionOffers',
        'SubscriptionOffer (android)',
      ],
      'offerToken',
    ),
    text: 'Token from `subscriptionOfferDetailsAndroid` of a product that you loaded just now.',
  },
  {
    of: ['PaymentDiscount.identifier'],
    text: 'Id of the promotional offer from App Store Connect.',
  },
  {
    of: ['PaymentDiscount.keyIdentifier'],
    text: 'Id of the In-App Purchase key that your server signs with.',
  },
  {
    of: ['PaymentDiscount.nonce'],
    text: 'A new UUID for each attempt, created and signed in lowercase on your server. With other text iOS charges the normal price.',
  },
  {
    of: ['PaymentDiscount.signature'],
    text: 'Signature of your server as Base64. A wrong one fails the purchase; with other text iOS charges the normal price.',
  },
  {
    of: ['PaymentDiscount.timestamp'],
    text: 'Unix time of the signature in whole milliseconds, accepted for 24 hours. The library turns it into a string. With a fraction iOS charges the normal price; without a value the request rejects in JavaScript.',
  },
  {
    of: ['ReplacementModesAndroid.UNKNOWN_REPLACEMENT_MODE'],
    text: "Play's default, and what every unknown number becomes.",
  },
  {
    of: ['ReplacementModesAndroid.WITH_TIME_PRORATION'],
    text: 'At once; what is left of the old plan becomes time on the new one.',
  },
  {
    of: ['ReplacementModesAndroid.CHARGE_PRORATED_PRICE'],
    text: 'At once; the user pays the difference until the old renewal date, which stays. Only for a higher price per unit of time.',
  },
  {
    of: ['ReplacementModesAndroid.WITHOUT_PRORATION'],
    text: 'At once; the new price is charged at the next renewal.',
  },
  {
    of: ['ReplacementModesAndroid.CHARGE_FULL_PRICE'],
    text: 'At once at full price; what is left of the old plan is carried over.',
  },
  {
    of: ['ReplacementModesAndroid.DEFERRED'],
    text: 'At the next renewal; nothing is charged now.',
  },
];
