import {describe, expect, it} from 'vitest';
import {docsVersions, folderOf} from '../../../src/site/versions.ts';

type Samples = {
  listPlans: (products: readonly object[], groups: ReadonlySet<string>) => {price: string}[];
};

const root = `${import.meta.dirname}/../../..`;
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

const regular = {
  formattedPrice: '$5.99',
  priceAmountMicros: '5990000',
  billingPeriod: 'P1M',
  billingCycleCount: 0,
};

describe.each(docsVersions)('prices of the plans in $version', ({version}) => {
  const priceOf = async (product: object) => {
    const samples: Samples = await import(
      `${root}/${folderOf(version)}/examples/_samples/subscription-plans.ts`
    );
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
  ])('iOS: %s', async (_, offer, price) => {
    expect(await priceOf(planIOS(offer))).toEqual([price]);
  });

  it.each([
    ['one phase', [], '$5.99 per month'],
    [
      'a free trial of a week',
      [
        {
          formattedPrice: 'Free',
          priceAmountMicros: '0',
          billingPeriod: 'P1W',
          billingCycleCount: 1,
        },
      ],
      'Free for 1 week, then $5.99 per month',
    ],
    [
      'a trial, then a lower price for three cycles',
      [
        {
          formattedPrice: 'Free',
          priceAmountMicros: '0',
          billingPeriod: 'P3D',
          billingCycleCount: 1,
        },
        {
          formattedPrice: '$1.99',
          priceAmountMicros: '1990000',
          billingPeriod: 'P1M',
          billingCycleCount: 3,
        },
      ],
      'Free for 3 days, then $1.99 per month for 3 months, then $5.99 per month',
    ],
  ])('Android: %s', async (_, phases, price) => {
    expect(await priceOf(planAndroid([...phases, regular]))).toEqual([price]);
  });

  it('Android: leaves out an offer whose users the developer chooses', async () => {
    expect(await priceOf(planAndroid([regular], ['chosen-by-app']))).toEqual([]);
    expect(await priceOf(planAndroid([regular], ['spring']))).toEqual(['$5.99 per month']);
  });
});
