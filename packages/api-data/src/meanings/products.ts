import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const declaredOnly =
  'Declared, but the native code of this version never sends it. Read `subscription` instead.';

/** What the fields of a product say, on both platforms and on iOS. */
export const products: readonly Meaning[] = [
  {
    of: ['ProductCommon.id', 'ProductBase.id'],
    text: 'Product id from App Store Connect or Play Console. Requests take it as `sku` or in `skus`.',
  },
  {
    of: ['ProductCommon.title', 'ProductBase.title'],
    text: 'Localized name of the product. On iOS it is the same string as `displayNameIOS`. On Android Play adds the name of the app in parentheses; `nameAndroid` comes without it.',
  },
  {
    of: ['ProductCommon.description', 'ProductBase.description'],
    text: 'Localized description from the console. On Android it belongs to the whole product, not to one base plan or offer.',
  },
  {
    of: ['ProductCommon.type', 'ProductBase.type'],
    text: "Kind of product: `'subs'` or `'inapp'`. iOS sends `'subs'` when StoreKit has subscription terms for it, so a non-renewing subscription is `'inapp'`. Android sends what Play says. 2.8.0 sends nothing usable on iOS.",
    in: before28(
      "Kind of product, `'subs'` or `'inapp'`, on Android. Do not read it on iOS: the native code passes a Swift value that does not become text. There, a product with a `subscription` is a subscription.",
    ),
  },
  {
    of: ['ProductSubscriptionCommon.type'],
    text: "Kind of product, narrowed to `'subs'` by the type only. iOS does not filter by type, so a one-time product that you load with `'subs'` still says `'inapp'` here.",
  },
  {
    of: [
      'ProductCommon.displayName',
      'ProductIOS.displayName',
      'Product.displayName',
      'SubscriptionProduct.displayName',
      'ProductBase.displayName',
      'ProductIos.displayName',
    ],
    text: 'Localized name without the name of the app: an older copy of `displayNameIOS` and `nameAndroid`.',
    in: before28(
      'Localized name without the name of the app. iOS puts the same text into `title`; Android puts the longer title from Play there.',
    ),
  },
  {
    of: ['ProductCommon.displayPrice', 'ProductBase.displayPrice'],
    text: 'Price as text with its currency sign; show it as it is. For an Android subscription it is the first phase of the first offer, which can be a free trial. Android sends `N/A` when Play names no price.',
  },
  {
    of: ['ProductCommon.currency', 'ProductBase.currency'],
    text: 'ISO 4217 code such as `USD`, of the storefront or the Play account. Android sends `Unknown` when Play names no price.',
  },
  {
    of: ['ProductCommon.price', 'ProductBase.price'],
    text: 'Price as a number in whole units of `currency`: 9.99 means 9.99 dollars. Only iOS fills it. On Android it is missing; divide `priceAmountMicros` by 1,000,000 instead.',
  },
  {
    of: ['ProductCommon.debugDescription'],
    text: 'What Swift prints for debugging; only log it. iOS sends `null` in release builds, Android never sends it.',
  },
  {
    of: pathsOf(
      [
        'Product',
        'SubscriptionProduct',
        'ProductCommon',
        'ProductAndroid',
        'ProductIOS',
        'ProductSubscriptionIOS',
        'AndroidPlatform',
        'IosPlatform',
      ],
      'platform',
    ),
    text: "`'ios'` or `'android'`, set by the native code. The loaders drop products of another platform.",
  },
  {
    of: ['ProductIOS.displayNameIOS'],
    text: 'Localized display name from App Store Connect. `title` has the same text.',
  },
  {
    of: ['ProductIOS.isFamilyShareableIOS', 'ProductIos.isFamilyShareable'],
    text: "Whether Family Sharing is on in App Store Connect. Whether this user's purchase is shared is in `ownershipTypeIOS`.",
  },
  {
    of: ['ProductIOS.jsonRepresentationIOS', 'ProductIos.jsonRepresentation'],
    text: 'Raw JSON of the product from StoreKit, as text. Apple does not document its keys, prices and periods: do not calculate with it.',
  },
  {
    of: ['ProductIOS.subscriptionInfoIOS', 'ProductIos.subscription'],
    text: 'Group, period and offers. It is `null` for one-time products and non-renewing subscriptions.',
  },
  {
    of: ['ProductSubscriptionIOS.introductoryPriceIOS'],
    text: 'Price of the introductory offer as text; for pay as you go, of one period. It is `null` without such an offer. Whether this user may have it: ask `isEligibleForIntroOfferIOS`.',
  },
  {
    of: ['SubscriptionProductIos.introductoryPrice'],
    text: declaredOnly,
  },
  {
    of: [
      'ProductSubscriptionIOS.introductoryPriceAsAmountIOS',
      'SubscriptionProductIos.introductoryPriceAsAmountIOS',
    ],
    text: 'The same as a decimal number in text, in whole units of `currency`: `4.99`. A free trial is `0`.',
    in: before28(declaredOnly),
  },
  {
    of: [
      'ProductSubscriptionIOS.introductoryPricePaymentModeIOS',
      'SubscriptionProductIos.introductoryPricePaymentModeIOS',
    ],
    text: 'How the introductory offer is paid, as StoreKit names it. The values of `PaymentMode` may differ: do not compare with them.',
    in: before28(declaredOnly),
  },
  {
    of: pathsOf(
      ['ProductIOS', 'ProductSubscriptionIOS', 'ProductIos', 'SubscriptionProductIos'],
      'introductoryPriceNumberOfPeriodsIOS',
    ),
    text: 'How many periods the introductory offer lasts, as text such as `3`. The length of one is in `introductoryOffer.period` of `subscriptionInfoIOS`.',
    in: before28(declaredOnly),
  },
  {
    of: pathsOf(
      ['ProductIOS', 'ProductSubscriptionIOS', 'ProductIos', 'SubscriptionProductIos'],
      'introductoryPriceSubscriptionPeriodIOS',
    ),
    text: "Unit of one such period, without its number: three months say `'MONTH'` too. The number is in `introductoryOffer.period.value` of `subscriptionInfoIOS`.",
    in: before28(declaredOnly),
  },
  {
    of: [
      'ProductSubscriptionIOS.subscriptionPeriodNumberIOS',
      'SubscriptionProductIos.subscriptionPeriodNumberIOS',
    ],
    text: 'Length of one paid period as text: `3` with the unit `MONTH` is a quarter. It is `null` without subscription terms.',
    in: before28(declaredOnly),
  },
  {
    of: [
      'ProductSubscriptionIOS.subscriptionPeriodUnitIOS',
      'SubscriptionProductIos.subscriptionPeriodUnitIOS',
    ],
    text: "Unit of `subscriptionPeriodNumberIOS`: `'DAY'`, `'WEEK'`, `'MONTH'` or `'YEAR'`. It is `null` without subscription terms.",
    in: before28(declaredOnly),
  },
  {
    of: ['ProductSubscriptionIOS.discountsIOS'],
    text: 'Promotional offers, with every value as text; `null` without any. `promotionalOffers` of `subscriptionInfoIOS` has them with numbers and full periods.',
  },
  {
    of: ['SubscriptionProductIos.discounts'],
    text: declaredOnly,
  },
  {
    of: [
      ...pathsOf(['ProductIOS'], 'isFamilyShareable', 'subscription'),
      ...pathsOf(['ProductSubscriptionIOS'], 'introductoryPrice', 'discounts'),
    ],
    text: 'The same value under its older name.',
  },
  {
    of: ['ProductIOS.jsonRepresentation'],
    text: 'The same raw JSON under its older name. Do not calculate with it.',
  },
];
