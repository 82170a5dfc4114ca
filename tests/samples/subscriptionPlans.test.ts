import {existsSync, readFileSync} from 'node:fs';
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

/** A plan as one of the stores sends it, and the line of the paywall. */
type Plan = {
  readonly what: string;
  /** The introductory offer of Apple, before the regular price. */
  readonly apple?: object;
  readonly google?: readonly Step[];
  readonly line: string;
};
const plans = readFileSync(`${import.meta.dirname}/subscriptionPlans.jsonl`, 'utf8')
  .trimEnd()
  .split('\n')
  .map((row): Plan => JSON.parse(row));

const sampleOf = (version: string): string =>
  `${root}/${folderOf(version)}/examples/_samples/subscription-plans.ts`;
// Versions without a file of their own share that of a newer one.
const written = docsVersions.filter(({version}) => existsSync(sampleOf(version)));

describe.each(written)('prices of the plans in $version', ({version}) => {
  const priceOf = async (product: object) => {
    const samples: Samples = await import(sampleOf(version));
    return samples.listPlans([product], everybody).map(({price}) => price);
  };

  it.each(plans)('$what', async ({apple, google, line}) => {
    const plan = google ? planAndroid(google.map(phaseOf)) : planIOS(apple ?? {});
    expect(await priceOf(plan)).toEqual([line]);
  });

  it('Android: leaves out an offer whose users the developer chooses', async () => {
    expect(await priceOf(planAndroid([phaseOf(regular)], ['chosen-by-app']))).toEqual([]);
    expect(await priceOf(planAndroid([phaseOf(regular)], ['spring']))).toEqual(['$5.99 per month']);
  });
});
