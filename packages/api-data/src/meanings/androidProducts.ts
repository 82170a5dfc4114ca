import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const offers = [
  'ProductSubscriptionAndroidOfferDetail',
  'ProductSubscriptionAndroidOfferDetails',
  'SubscriptionOfferDetail',
  'SubscriptionOfferAndroid',
];
const oneTime = ['ProductAndroidOneTimePurchaseOfferDetail', 'OneTimePurchaseOfferDetails'];

const oneTimePrice = 'Price of a one-time product; `null` for subscriptions.';
const offerList = 'Base plans and offers that this user may buy; `null` for one-time products.';

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
    text: 'Currency of the Play account, an ISO 4217 code.',
  },
  {
    of: pathsOf(oneTime, 'formattedPrice'),
    text: 'Price as text, the same as `displayPrice`.',
  },
  {
    of: pathsOf(oneTime, 'priceAmountMicros'),
    text: 'Price in millionths of the currency unit, as text: `9990000` is 9.99.',
  },
  {
    of: pathsOf(offers, 'basePlanId'),
    text: 'Id of the base plan, shared by its offers: choose an entry by this and `offerId`.',
  },
  {
    of: pathsOf(offers, 'offerId'),
    text: 'Id of the offer, or `null` for the base plan itself. Play lists offers for which it thinks the user eligible, and developer-determined ones for everybody.',
  },
  {
    of: pathsOf(offers, 'offerToken'),
    text: 'Buys this entry, in `subscriptionOffers`. Never store it: Play issues it for this user and query.',
  },
  {
    of: pathsOf(offers, 'offerTags'),
    text: 'Tags from Play Console. An offer also has those of its base plan.',
  },
  {
    of: pathsOf(offers, 'pricingPhases'),
    text: 'Object with `pricingPhaseList`: what the user pays over time.',
  },
  {
    of: ['PricingPhasesAndroid.pricingPhaseList'],
    text: 'Phases in the order in which they are charged: a trial first, then a discount, the base price last.',
  },
  {
    of: ['PricingPhaseAndroid.formattedPrice'],
    text: 'Price of one billing cycle as text: name the period beside it.',
  },
  {
    of: ['PricingPhaseAndroid.priceCurrencyCode'],
    text: 'Currency of the phase, an ISO 4217 code.',
  },
  {
    of: ['PricingPhaseAndroid.billingPeriod'],
    text: 'Length of one billing cycle, ISO 8601: `P1W`, `P1M`, `P3M` or `P1Y`.',
  },
  {
    of: ['PricingPhaseAndroid.billingCycleCount'],
    text: 'How many cycles the phase lasts, if `recurrenceMode` is 2.',
  },
  {
    of: ['PricingPhaseAndroid.priceAmountMicros'],
    text: 'Price of one billing cycle in millionths, as text: `9990000` is 9.99, `0` is free.',
  },
  {
    of: ['PricingPhaseAndroid.recurrenceMode'],
    text: '1 until the user cancels, 2 for `billingCycleCount` cycles, 3 charged once without renewal.',
  },
];
