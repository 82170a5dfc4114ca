import type {SubscriptionProduct} from 'expo-iap';

/** Ids of one subscription group, from the lowest level to the highest. */
export const subscriptionIds = ['pro_monthly', 'pro_yearly'];

/** Tag in the Play Console of offers whose users you choose. Google lists those for everybody. */
const CHOSEN_BY_APP = 'chosen-by-app';

/** One line of the paywall: a product on iOS, an offer of a base plan on Android. */
export type Plan = {
  readonly key: string;
  readonly productId: string;
  readonly name: string;
  /** What it costs, step by step. */
  readonly price: string;
  /** Google's name of exactly this offer. It comes with each load; never store it. */
  readonly offerToken?: string;
};

type ProductOf<Name> = Extract<SubscriptionProduct, {platform: Name}>;

// #region plans
/** Turns loaded products into lines; `introGroups` are groups whose introductory offer the user gets. */
export function listPlans(
  products: readonly SubscriptionProduct[],
  introGroups: ReadonlySet<string>,
): Plan[] {
  return subscriptionIds
    .flatMap((id) => products.filter((product) => product.id === id))
    .flatMap((product) =>
      product.platform === 'ios' ? [planIOS(product, introGroups)] : plansAndroid(product),
    );
}

function planIOS(product: ProductOf<'ios'>, introGroups: ReadonlySet<string>): Plan {
  const {id, displayName: name, displayPrice, subscription: info} = product;
  if (!info) return {key: id, productId: id, name, price: displayPrice};
  const {unit, value} = info.subscriptionPeriod;
  const regular = `${displayPrice} ${perPeriod(value, unit)}`;
  const offer = introGroups.has(info.subscriptionGroupID) ? info.introductoryOffer : undefined;
  if (!offer) return {key: id, productId: id, name, price: regular};
  const first = describePhase({
    price: offer.price === 0 ? undefined : offer.displayPrice,
    count: offer.period.value,
    unit: offer.period.unit,
    cycles: offer.periodCount,
  });
  return {key: id, productId: id, name, price: `${first}, then ${regular}`};
}

function plansAndroid(product: ProductOf<'android'>): Plan[] {
  const offers = product.subscriptionOfferDetails.filter(
    ({offerTags}) => !offerTags.includes(CHOSEN_BY_APP),
  );
  return offers.map((offer) => ({
    key: [product.id, offer.basePlanId, offer.offerId].join(' '),
    productId: product.id,
    name: product.displayName ?? product.title,
    price: offer.pricingPhases.pricingPhaseList.map(describeAndroid).join(', then '),
    offerToken: offer.offerToken,
  }));
}
// #endregion

type AndroidPhase = {
  formattedPrice: string;
  priceAmountMicros: string;
  billingPeriod: string;
  billingCycleCount: number;
};

const units: Readonly<Record<string, string>> = {D: 'day', W: 'week', M: 'month', Y: 'year'};

function describeAndroid(phase: AndroidPhase): string {
  const {formattedPrice, priceAmountMicros, billingPeriod, billingCycleCount: cycles} = phase;
  const [, count, letter = ''] = /^P(\d+)([DWMY])$/.exec(billingPeriod) ?? [];
  const unit = units[letter];
  if (!count || !unit) return `${formattedPrice} for ${billingPeriod}`;
  const price = Number(priceAmountMicros) === 0 ? undefined : formattedPrice;
  return describePhase({price, count: Number(count), unit, cycles});
}

// #region phase
type Phase = {
  /** Price of one cycle, formatted by the store; undefined when nothing is paid. */
  price: string | undefined;
  /** Length of one cycle: 3 and `month` for a quarter. */
  count: number;
  unit: string;
  /** How often the cycle repeats; 0 goes on until the user cancels. */
  cycles: number;
};

/** Both stores give the price of one cycle: $1.99 for three monthly cycles costs $5.97. */
function describePhase({price, count, unit, cycles}: Phase): string {
  if (price === undefined) return `Free for ${periods(count * Math.max(cycles, 1), unit)}`;
  if (cycles === 0) return `${price} ${perPeriod(count, unit)}`;
  const length = periods(count * cycles, unit);
  return cycles === 1
    ? `${price} for ${length}`
    : `${price} ${perPeriod(count, unit)} for ${length}`;
}
// #endregion

function perPeriod(count: number, unit: string): string {
  return `per ${count === 1 ? unit.toLowerCase() : periods(count, unit)}`;
}

function periods(count: number, unit: string): string {
  return `${count} ${unit.toLowerCase()}${count === 1 ? '' : 's'}`;
}
