import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const declaredOnly =
  'Declared, but the native code of this version never sends it. Read `subscription` instead.';

/** What the fields of a product say, on both platforms and on iOS. */
export const products: readonly Meaning[] = [
  {
    of: ['ProductCommon.id', 'ProductBase.id'],
    text: 'Product id from App Store Connect or Play Console, the `sku` of a request.',
  },
  {
    of: ['ProductCommon.title', 'ProductBase.title'],
    text: 'Localized name, on Android with the name of the app in parentheses; `nameAndroid` is without it. On iOS the same as `displayNameIOS`.',
  },
  {
    of: ['ProductCommon.description', 'ProductBase.description'],
    text: 'Localized description of the product; on Android not of one base plan or offer.',
  },
  {
    of: ['ProductCommon.type', 'ProductBase.type'],
    text: "`'subs'` or `'inapp'`. On iOS a non-renewing subscription is `'inapp'`; Android sends what Play says. 2.8.0 sends nothing usable on iOS.",
    in: before28(
      "Kind of product, `'subs'` or `'inapp'`, on Android. Do not read it on iOS: the native code passes a Swift value that does not become text. There, a product with a `subscription` is a subscription.",
    ),
  },
  {
    of: ['ProductSubscriptionCommon.type'],
    text: "Narrowed to `'subs'` by the type only: iOS doesn't filter, so a one-time product still says `'inapp'`.",
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
    text: 'An older copy of `displayNameIOS` and `nameAndroid`.',
    in: before28(
      'Localized name without the name of the app. iOS puts the same text into `title`; Android puts the longer title from Play there.',
    ),
  },
  {
    of: ['ProductCommon.displayPrice', 'ProductBase.displayPrice'],
    text: 'Price as text to show. For an Android subscription it is the first phase of the first offer, which can be a free trial. `N/A` when Play names no price.',
  },
  {
    of: ['ProductCommon.currency', 'ProductBase.currency'],
    text: 'ISO 4217 code such as `USD`, of the storefront or the Play account. `Unknown` when Play names no price.',
  },
  {
    of: ['ProductCommon.price', 'ProductBase.price'],
    text: 'Price as a number such as 9.99, on iOS only. On Android divide `priceAmountMicros` by 1,000,000.',
  },
  {
    of: ['ProductCommon.debugDescription'],
    text: 'What Swift prints for debugging on iOS; `null` in release builds.',
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
    text: "`'ios'` or `'android'`. The loaders drop products of another platform.",
  },
  {
    of: ['ProductIOS.displayNameIOS'],
    text: 'Localized display name from App Store Connect. `title` has the same text.',
  },
  {
    of: ['ProductIOS.isFamilyShareableIOS', 'ProductIos.isFamilyShareable'],
    text: 'Whether Family Sharing is on. Whether a purchase is shared: `ownershipTypeIOS`.',
  },
  {
    of: ['ProductIOS.jsonRepresentationIOS', 'ProductIos.jsonRepresentation'],
    text: "StoreKit's raw JSON. Don't calculate with it: Apple doesn't document it.",
  },
  {
    of: ['ProductIOS.subscriptionInfoIOS', 'ProductIos.subscription'],
    text: 'Group, period and offers. It is `null` for one-time products and non-renewing subscriptions.',
  },
  {
    of: ['ProductSubscriptionIOS.introductoryPriceIOS'],
    text: 'Price of the introductory offer as text; for pay as you go, of one period. May the user have it? Ask `isEligibleForIntroOfferIOS`.',
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
    text: 'The same as a decimal in text, `4.99`. A free trial is `0`.',
    in: before28(declaredOnly),
  },
  {
    of: [
      'ProductSubscriptionIOS.introductoryPricePaymentModeIOS',
      'SubscriptionProductIos.introductoryPricePaymentModeIOS',
    ],
    text: "Payment mode as StoreKit names it. Don't compare it with `PaymentMode`, which may differ.",
    in: before28(declaredOnly),
  },
  {
    of: pathsOf(
      ['ProductIOS', 'ProductSubscriptionIOS', 'ProductIos', 'SubscriptionProductIos'],
      'introductoryPriceNumberOfPeriodsIOS',
    ),
    text: 'How many periods the introductory offer lasts, as text such as `3`.',
    in: before28(declaredOnly),
  },
  {
    of: pathsOf(
      ['ProductIOS', 'ProductSubscriptionIOS', 'ProductIos', 'SubscriptionProductIos'],
      'introductoryPriceSubscriptionPeriodIOS',
    ),
    text: "Unit of one such period: three months say `'MONTH'` too. The number is `introductoryOffer.period.value` of `subscriptionInfoIOS`.",
    in: before28(declaredOnly),
  },
  {
    of: [
      'ProductSubscriptionIOS.subscriptionPeriodNumberIOS',
      'SubscriptionProductIos.subscriptionPeriodNumberIOS',
    ],
    text: 'Length of one paid period as text: `3` with the unit `MONTH` is a quarter.',
    in: before28(declaredOnly),
  },
  {
    of: [
      'ProductSubscriptionIOS.subscriptionPeriodUnitIOS',
      'SubscriptionProductIos.subscriptionPeriodUnitIOS',
    ],
    text: "Unit of `subscriptionPeriodNumberIOS`: `'DAY'`, `'WEEK'`, `'MONTH'` or `'YEAR'`. Both can be `null`.",
    in: before28(declaredOnly),
  },
  {
    of: ['ProductSubscriptionIOS.discountsIOS'],
    text: 'Promotional offers as text, or `null`. `promotionalOffers` of `subscriptionInfoIOS` has numbers and full periods.',
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
