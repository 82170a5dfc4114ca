import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const offers = [
  'ProductSubscriptionAndroidOfferDetail',
  'ProductSubscriptionAndroidOfferDetails',
  'SubscriptionOfferDetail',
  'SubscriptionOfferAndroid',
];
const oneTime = ['ProductAndroidOneTimePurchaseOfferDetail', 'OneTimePurchaseOfferDetails'];

const oneTimePrice = 'Price of a one-time product. It is `null` for subscriptions.';
const offerList =
  'Base plans and offers that this user may buy, one entry each. It is `null` for one-time products.';

/** What the fields of a Play product mean, with its base plans, offers and phases. */
export const androidProducts: readonly Meaning[] = [
  {
    of: ['ProductAndroid.nameAndroid'],
    text: 'Localized name from Play Console, without the name of the app.',
  },
  {
    of: ['ProductAndroid.name'],
    text: 'The same value under its older name. 2.8.0 declares it and does not send it.',
    in: before28(
      'Declared, but the native code of this version never sends it. Read `displayName`.',
    ),
  },
  {
    of: ['ProductAndroid.oneTimePurchaseOfferDetailsAndroid'],
    text: oneTimePrice,
  },
  {
    of: ['ProductAndroid.oneTimePurchaseOfferDetails'],
    text: 'The same value under its older name.',
    in: before28(oneTimePrice),
  },
  {
    of: pathsOf(
      ['ProductAndroid', 'ProductSubscriptionAndroid'],
      'subscriptionOfferDetailsAndroid',
    ),
    text: offerList,
  },
  {
    of: pathsOf(
      ['ProductAndroid', 'ProductSubscriptionAndroid', 'SubscriptionProductAndroid'],
      'subscriptionOfferDetails',
    ),
    text: 'The same value under its older name.',
    in: before28(offerList),
  },
  {
    of: pathsOf(oneTime, 'priceCurrencyCode'),
    text: 'Currency of the Play account as an ISO 4217 code such as `EUR`.',
  },
  {
    of: pathsOf(oneTime, 'formattedPrice'),
    text: 'Price as text with its currency sign, the same as `displayPrice`.',
  },
  {
    of: pathsOf(oneTime, 'priceAmountMicros'),
    text: 'Price in millionths of the currency unit, as text: `9990000` is 9.99.',
  },
  {
    of: pathsOf(offers, 'basePlanId'),
    text: 'Id of the base plan. All its offers share it: choose an entry by this id and `offerId`.',
  },
  {
    of: pathsOf(offers, 'offerId'),
    text: 'Id of the offer, or `null` for the base plan itself. Play lists an offer when it thinks that the user may have it. A developer-determined offer is listed for everybody: your app decides.',
  },
  {
    of: pathsOf(offers, 'offerToken'),
    text: 'Token that buys this base plan or offer, for `subscriptionOffers` of a request. Play issues it for this user and this query: never store it.',
  },
  {
    of: pathsOf(offers, 'offerTags'),
    text: 'Tags that you gave the base plan or offer in Play Console. An offer has the tags of its base plan as well; the base plan alone is the entry without `offerId`.',
  },
  {
    of: pathsOf(offers, 'pricingPhases'),
    text: 'What the user pays over time: an object with `pricingPhaseList`.',
  },
  {
    of: ['PricingPhasesAndroid.pricingPhaseList'],
    text: 'Phases in the order in which they are charged: a trial first, then a discount, the base price last.',
  },
  {
    of: ['PricingPhaseAndroid.formattedPrice'],
    text: 'Price of one billing cycle as text with its currency sign: name the period beside it. A phase is free if `Number(priceAmountMicros)` is 0.',
  },
  {
    of: ['PricingPhaseAndroid.priceCurrencyCode'],
    text: 'Currency of the phase as an ISO 4217 code such as `EUR`.',
  },
  {
    of: ['PricingPhaseAndroid.billingPeriod'],
    text: 'Length of one billing cycle as an ISO 8601 duration in text: `P1W`, `P1M`, `P3M` or `P1Y`.',
  },
  {
    of: ['PricingPhaseAndroid.billingCycleCount'],
    text: 'How many cycles the phase lasts. It counts only when `recurrenceMode` is 2.',
  },
  {
    of: ['PricingPhaseAndroid.priceAmountMicros'],
    text: 'Price of one billing cycle in millionths of the currency unit, as text: `9990000` is 9.99. A free phase is the string `0`.',
  },
  {
    of: ['PricingPhaseAndroid.recurrenceMode'],
    text: 'How it repeats: 1 until the user cancels, 2 for `billingCycleCount` cycles, 3 charged once without renewal.',
  },
];
