import {before28, type Meaning, pathsOf} from './meaningTypes.ts';

const offers = ['SubscriptionOffer', 'SubscriptionOffer (ios)'];
const spelling =
  'The native code passes on what StoreKit says, which may differ from this value, so do not compare with it.';

/** What StoreKit says about a subscription and its offers before it is bought. */
export const subscriptionTerms: readonly Meaning[] = [
  {
    of: ['SubscriptionInfo.introductoryOffer'],
    text: 'Introductory offer or `null`. Listed for everybody: ask `isEligibleForIntroOfferIOS` once per group.',
  },
  {
    of: ['SubscriptionInfo.promotionalOffers'],
    text: 'Promotional offers, or an empty list. To sell one, sign it and pass it as `withOffer`.',
  },
  {
    of: ['SubscriptionInfo.subscriptionGroupId', 'SubscriptionInfo.subscriptionGroupID'],
    text: 'Id of the subscription group, for `isEligibleForIntroOfferIOS`; the `subscriptionGroupIdIOS` of purchases.',
  },
  {
    of: ['SubscriptionInfo.subscriptionPeriod'],
    text: 'Length of one paid period at the normal price.',
  },
  {
    of: ['SubscriptionInfo.subscriptionPeriod.unit'],
    text: "Unit of the paid period: `'DAY'`, `'WEEK'`, `'MONTH'` or `'YEAR'`.",
  },
  {
    of: ['SubscriptionInfo.subscriptionPeriod.value'],
    text: "How many units one paid period has: 3 with `'MONTH'` is a quarter.",
  },
  {
    of: pathsOf(offers, 'displayPrice'),
    text: 'Price as text. Pay as you go charges it `periodCount` times, pay up front once.',
  },
  {
    of: pathsOf(offers, 'id'),
    text: 'The `identifier` of `withOffer`; `null` for an introductory offer, whatever the type says.',
  },
  {
    of: pathsOf(offers, 'paymentMode'),
    text: "Free trial, pay as you go or pay up front, as StoreKit names it. Don't compare it with the declared values.",
  },
  {
    of: pathsOf(offers, 'period'),
    text: 'Length of one of the `periodCount` periods.',
  },
  {
    of: pathsOf(offers, 'period.unit'),
    text: "Unit of one period: `'DAY'`, `'WEEK'`, `'MONTH'` or `'YEAR'`.",
  },
  {
    of: pathsOf(offers, 'period.value'),
    text: 'How many units one period of the offer has.',
  },
  {
    of: pathsOf(offers, 'periodCount'),
    text: 'How many periods the offer lasts.',
  },
  {
    of: pathsOf(offers, 'price'),
    text: 'Price as a number such as 4.99; a free trial is 0. For pay as you go, of one period.',
  },
  {
    of: pathsOf(offers, 'type'),
    text: 'Introductory or promotional, as StoreKit names it; the declared values may differ.',
  },
  discount(
    'identifier',
    'Id of the promotional offer from App Store Connect.',
    'Pass it as `identifier` of `withOffer`.',
  ),
  discount(
    'type',
    'Kind of offer, as StoreKit names it.',
    'Only promotional offers are in the list.',
  ),
  discount(
    'numberOfPeriods',
    'How many periods the offer lasts, as text such as `3`.',
    'The length of one is in `promotionalOffers`.',
  ),
  discount('price', 'Price as a decimal in text: `4.99`.', 'For pay as you go, of one period.'),
  discount('localizedPrice', 'Price as text to show.', 'For pay as you go, of one period.'),
  discount('paymentMode', 'Payment mode as StoreKit names it.', '`PaymentMode` may differ.'),
  discount(
    'subscriptionPeriod',
    'Unit of one period of the offer, such as `MONTH`.',
    'Three months are `MONTH` too.',
  ),
  {
    of: ['PaymentMode.'],
    text: 'Empty text for "no payment mode". The native code never sends it in an offer.',
  },
  {
    of: ['PaymentMode.FREETRIAL'],
    text: `Free trial: the user pays nothing for the whole length of the offer. ${spelling}`,
  },
  {
    of: ['PaymentMode.PAYASYOUGO'],
    text: `Pay as you go: the user pays the price of the offer in each of its periods. ${spelling}`,
  },
  {
    of: ['PaymentMode.PAYUPFRONT'],
    text: `Pay up front: the user pays the price of the offer once, for its whole length. ${spelling}`,
  },
  {
    of: ['SubscriptionIosPeriod.'],
    text: 'Empty text for "no period". The native code never sends it.',
  },
  {
    of: ['SubscriptionIosPeriod.DAY'],
    text: 'Period counted in days, for example a trial of 3 days.',
  },
  {
    of: ['SubscriptionIosPeriod.WEEK'],
    text: 'Period counted in weeks, as in a weekly plan.',
  },
  {
    of: ['SubscriptionIosPeriod.MONTH'],
    text: 'Period counted in months. Plans of two, three or six months have this unit too.',
  },
  {
    of: ['SubscriptionIosPeriod.YEAR'],
    text: 'Period counted in years, as in an annual plan.',
  },
];

/** A field of the list of discounts, which the native code fills since 2.8.1. */
function discount(member: string, what: string, rest: string): Meaning {
  return {
    of: [`Discount.${member}`],
    text: `${what} ${rest}`,
    in: before28(`${what} This version never sends a list of discounts.`),
  };
}
