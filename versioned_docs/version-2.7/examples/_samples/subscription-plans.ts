import type {SubscriptionProduct} from 'expo-iap';

/** Ids of one subscription group, from the lowest level to the highest. */
export const subscriptionIds = ['pro_monthly', 'pro_yearly'];

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
  const length = periods(offer.period.value * offer.periodCount, offer.period.unit);
  const first = offer.price === 0 ? 'Free' : offer.displayPrice;
  return {key: id, productId: id, name, price: `${first} for ${length}, then ${regular}`};
}

function plansAndroid(product: ProductOf<'android'>): Plan[] {
  return product.subscriptionOfferDetails.map((offer) => ({
    key: [product.id, offer.basePlanId, offer.offerId].join(' '),
    productId: product.id,
    name: product.displayName ?? product.title,
    price: offer.pricingPhases.pricingPhaseList.map(describePhase).join(', then '),
    offerToken: offer.offerToken,
  }));
}
// #endregion

type Phase = {formattedPrice: string; billingPeriod: string; billingCycleCount: number};

const units: Readonly<Record<string, string>> = {D: 'day', W: 'week', M: 'month', Y: 'year'};

/** A period such as P1M; a phase without a number of cycles goes on until the user cancels. */
function describePhase({formattedPrice, billingPeriod, billingCycleCount}: Phase): string {
  const [, count, letter = ''] = /^P(\d+)([DWMY])$/.exec(billingPeriod) ?? [];
  const unit = units[letter];
  if (!count || !unit) return `${formattedPrice} for ${billingPeriod}`;
  if (billingCycleCount === 0) return `${formattedPrice} ${perPeriod(Number(count), unit)}`;
  return `${formattedPrice} for ${periods(Number(count) * billingCycleCount, unit)}`;
}

function perPeriod(count: number, unit: string): string {
  return `per ${count === 1 ? unit.toLowerCase() : periods(count, unit)}`;
}

function periods(count: number, unit: string): string {
  return `${count} ${unit.toLowerCase()}${count === 1 ? '' : 's'}`;
}
