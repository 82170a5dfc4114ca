import {before28, pathsOf, type Meaning} from './meaningTypes.ts';

const offers = [
  'ProductSubscriptionAndroidOfferDetail',
  'ProductSubscriptionAndroidOfferDetails',
  'SubscriptionOfferDetail',
  'SubscriptionOfferAndroid',
];
const oneTime = ['ProductAndroidOneTimePurchaseOfferDetail', 'OneTimePurchaseOfferDetails'];

const oneTimePrice =
  'Price of a one-time product, as text and in millionths. It is `null` for subscriptions.';
const offerList =
  'Base plans and offers that Play lets this user buy, one entry each. A purchase needs the `offerToken` of one entry. It is `null` for one-time products.';

/** What the fields of a Play product mean, with its base plans, offers and phases. */
export const androidProducts: readonly Meaning[] = [
  {
    of: ['ProductAndroid.nameAndroid'],
    text: 'Localized name of the product from Play Console, without the name of the app that `title` has.',
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
    text: 'Currency of the price as an ISO 4217 code such as `EUR`. It is the currency of the Play account.',
  },
  {
    of: pathsOf(oneTime, 'formattedPrice'),
    text: 'Price as text with its currency sign, as Play formats it. `displayPrice` of the product has the same text.',
  },
  {
    of: pathsOf(oneTime, 'priceAmountMicros'),
    text: 'Price in millionths of the currency unit, as text: `9990000` is 9.99. To calculate, convert it to a number and divide by 1,000,000.',
  },
  {
    of: pathsOf(offers, 'basePlanId'),
    text: 'Id of the base plan from Play Console. The base plan and all its offers share it, so choose an entry by this id and `offerId` together.',
  },
  {
    of: pathsOf(offers, 'offerId'),
    text: 'Id of the offer from Play Console, or `null` for the base plan itself. Play lists an offer when it thinks that the user may have it; a developer-determined offer is listed for everybody, and your app decides who gets it.',
  },
  {
    of: pathsOf(offers, 'offerToken'),
    text: 'Token that buys this base plan or offer; put it into `subscriptionOffers` of the request. Play issues it for this user and this query, so take it from a fresh load instead of storing it.',
  },
  {
    of: pathsOf(offers, 'offerTags'),
    text: 'Tags that you gave the base plan or offer in Play Console, as a list of strings. An offer has the tags of its base plan as well, so a tag cannot mark the base plan alone; that is the entry without `offerId`.',
  },
  {
    of: pathsOf(offers, 'pricingPhases'),
    text: 'What the user pays over time, as an object with the list of phases.',
  },
  {
    of: ['PricingPhasesAndroid.pricingPhaseList'],
    text: 'Phases in the order in which they are charged: a trial first, then a discount, the base price last.',
  },
  {
    of: ['PricingPhaseAndroid.formattedPrice'],
    text: 'Price of one billing cycle of the phase, as text with its currency sign. A phase of several cycles charges it in each of them, so name the period beside it. Do not look for a free phase here; compare `Number(priceAmountMicros)` with `0`.',
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
    text: 'How many cycles of `billingPeriod` the phase lasts. It counts only when `recurrenceMode` is 2.',
  },
  {
    of: ['PricingPhaseAndroid.priceAmountMicros'],
    text: 'Price of one billing cycle in millionths of the currency unit, as text: `9990000` is 9.99. A free phase is the string `0`.',
  },
  {
    of: ['PricingPhaseAndroid.recurrenceMode'],
    text: 'How the phase repeats, as a number of Play: 1 goes on until the user cancels, 2 ends after `billingCycleCount` cycles, 3 is charged once and does not repeat.',
  },
];
