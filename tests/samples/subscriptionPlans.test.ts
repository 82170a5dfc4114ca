import {existsSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {docsVersions, folderOf} from '../../src/site/versions.ts';

type Samples = {
  listPlans: (products: readonly object[], groups: ReadonlySet<string>) => {price: string}[];
};

const root = `${import.meta.dirname}/../..`;
const everybody = new Set(['pro']);

/** A plan on iOS under the field names of every version. */
function planIOS(offer: object) {
  const subscription = {
    subscriptionGroupId: 'pro',
    subscriptionGroupID: 'pro',
    subscriptionPeriod: {unit: 'MONTH', value: 1},
    introductoryOffer: offer,
  };
  const names = {displayName: 'Pro', displayNameIOS: 'Pro', displayPrice: '$5.99'};
  return {
    platform: 'ios',
    id: 'pro_monthly',
    ...names,
    subscription,
    subscriptionInfoIOS: subscription,
  };
}

function planAndroid(phases: readonly object[], offerTags: readonly string[] = []) {
  const pricingPhases = {pricingPhaseList: phases};
  const offers = [{offerToken: 't', basePlanId: 'b', offerTags, pricingPhases}];
  const names = {title: 'Pro', nameAndroid: 'Pro'};
  return {
    platform: 'android',
    id: 'pro_monthly',
    ...names,
    subscriptionOfferDetails: offers,
    subscriptionOfferDetailsAndroid: offers,
  };
}

type Step = readonly [price: string, period: string, mode: 1 | 2 | 3, cycles: number];

/** A price step as Google sends it; in mode 1 and 3 the number of cycles means nothing, so each plan gets two of them. */
const phaseOf = ([price, billingPeriod, recurrenceMode, billingCycleCount]: Step) => ({
  formattedPrice: price,
  priceAmountMicros: price === 'Free' ? '0' : '5990000',
  billingPeriod,
  recurrenceMode,
  billingCycleCount,
});

const regular: Step = ['$5.99', 'P1M', 1, 0];

/** Plans of Google Play and the line of the paywall. */
const googlePlans: readonly (readonly [string, readonly Step[], string])[] = [
  ['a plan that renews each month', [regular], '$5.99 per month'],
  ['a plan that renews, whatever the cycles say', [['$5.99', 'P1M', 1, 1]], '$5.99 per month'],
  ['a quarter', [['$14.99', 'P3M', 1, 0]], '$14.99 per 3 months'],
  ['half a year', [['$29.99', 'P6M', 1, 0]], '$29.99 per 6 months'],
  ['four weeks', [['$4.99', 'P4W', 1, 0]], '$4.99 per 4 weeks'],
  ['a year', [['$49.99', 'P1Y', 1, 0]], '$49.99 per year'],
  ['a prepaid month', [['$7.99', 'P1M', 3, 0]], '$7.99 for 1 month'],
  ['a prepaid month, whatever the cycles say', [['$7.99', 'P1M', 3, 1]], '$7.99 for 1 month'],
  ['a prepaid week', [['$1.99', 'P1W', 3, 0]], '$1.99 for 1 week'],
  ['a free plan that ends', [['Free', 'P1M', 3, 0]], 'Free for 1 month'],
  ['yen, which have no decimals', [['¥600', 'P1M', 1, 0]], '¥600 per month'],
  ['won for a prepaid year', [['₩55,000', 'P1Y', 3, 0]], '₩55,000 for 1 year'],
  ['a free week', [['Free', 'P1W', 2, 1], regular], 'Free for 1 week, then $5.99 per month'],
  ['two free weeks', [['Free', 'P1W', 2, 2], regular], 'Free for 2 weeks, then $5.99 per month'],
  [
    'pay as you go',
    [['$1.99', 'P1M', 2, 3], regular],
    '$1.99 per month for 3 months, then $5.99 per month',
  ],
  ['pay up front', [['$9.99', 'P6M', 2, 1], regular], '$9.99 for 6 months, then $5.99 per month'],
  [
    'a trial, then a lower price for three cycles',
    [['Free', 'P3D', 2, 1], ['$1.99', 'P1M', 2, 3], regular],
    'Free for 3 days, then $1.99 per month for 3 months, then $5.99 per month',
  ],
  [
    'a lower price of odd periods',
    [['$3.99', 'P2W', 2, 2], regular],
    '$3.99 per 2 weeks for 4 weeks, then $5.99 per month',
  ],
  [
    'installments: the commitment is not in the phases',
    [['$4.99', 'P1M', 1, 0]],
    '$4.99 per month',
  ],
  ['a period that is none', [['$5.99', 'P1M2W', 1, 0]], '$5.99 for P1M2W'],
];

const sampleOf = (version: string): string =>
  `${root}/${folderOf(version)}/examples/_samples/subscription-plans.ts`;
// Versions without a file of their own share that of a newer one.
const written = docsVersions.filter(({version}) => existsSync(sampleOf(version)));

describe.each(written)('prices of the plans in $version', ({version}) => {
  const priceOf = async (product: object) => {
    const samples: Samples = await import(sampleOf(version));
    return samples.listPlans([product], everybody).map(({price}) => price);
  };

  it.each([
    [
      'free trial',
      {price: 0, displayPrice: '$0.00', period: {unit: 'WEEK', value: 1}, periodCount: 1},
      'Free for 1 week, then $5.99 per month',
    ],
    [
      'pay as you go, whose price is that of one period',
      {price: 1.99, displayPrice: '$1.99', period: {unit: 'MONTH', value: 1}, periodCount: 3},
      '$1.99 per month for 3 months, then $5.99 per month',
    ],
    [
      'pay up front',
      {price: 9.99, displayPrice: '$9.99', period: {unit: 'MONTH', value: 6}, periodCount: 1},
      '$9.99 for 6 months, then $5.99 per month',
    ],
    [
      'a price in a currency without decimals',
      {price: 200, displayPrice: '¥200', period: {unit: 'WEEK', value: 2}, periodCount: 2},
      '¥200 per 2 weeks for 4 weeks, then $5.99 per month',
    ],
  ])('iOS: %s', async (_, offer, price) => {
    expect(await priceOf(planIOS(offer))).toEqual([price]);
  });

  it.each(googlePlans)('Android: %s', async (_, steps, price) => {
    expect(await priceOf(planAndroid(steps.map(phaseOf)))).toEqual([price]);
  });

  it('Android: leaves out an offer whose users the developer chooses', async () => {
    expect(await priceOf(planAndroid([phaseOf(regular)], ['chosen-by-app']))).toEqual([]);
    expect(await priceOf(planAndroid([phaseOf(regular)], ['spring']))).toEqual(['$5.99 per month']);
  });
});
