import type {SubscriptionProduct} from 'expo-iap';

/** Ids of one subscription group, from the lowest level to the highest. */
export const subscriptionIds = ['pro_monthly', 'pro_yearly'];

/** Play Console tag of offers whose users you choose; Google lists them for everyone. */
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
/** Lists plans; in `introGroups` the user still gets the introductory offer. */
export function listPlans(
  products: readonly SubscriptionProduct[],
  introGroups: ReadonlySet<string>,
): Plan[] {
  return subscriptionIds
    .flatMap((id) => products.filter((product) => product.id === id))
    .flatMap((product) =>
      product.platform === 'ios'
        ? [planIOS(product, introGroups)]
        : plansAndroid(product),
    );
}

function planIOS(product: ProductOf<'ios'>, introGroups: ReadonlySet<string>): Plan {
  const {id, displayNameIOS: name, displayPrice, subscriptionInfoIOS: info} = product;
  if (!info) return {key: id, productId: id, name, price: displayPrice};
  const {unit, value} = info.subscriptionPeriod;
  const regular = `${displayPrice} ${perPeriod(value, unit)}`;
  const offer = introGroups.has(info.subscriptionGroupId)
    ? info.introductoryOffer
    : undefined;
  if (!offer) return {key: id, productId: id, name, price: regular};
  const first = describePhase({
    price: offer.price === 0 ? undefined : offer.displayPrice,
    count: offer.period.value,
    unit: offer.period.unit,
    cycles: offer.periodCount,
    renews: false,
  });
  return {key: id, productId: id, name, price: `${first}, then ${regular}`};
}

function plansAndroid(product: ProductOf<'android'>): Plan[] {
  const offers = product.subscriptionOfferDetailsAndroid.filter(
    ({offerTags}) => !offerTags.includes(CHOSEN_BY_APP),
  );
  return offers.map((offer) => ({
    key: [product.id, offer.basePlanId, offer.offerId].join(' '),
    productId: product.id,
    name: product.nameAndroid,
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
  recurrenceMode: number;
};

/** Google's number for a price that is charged until the user cancels. */
const RENEWS = 1;
/** Google's number for a price that is charged for a number of cycles. */
const REPEATS = 2;

const units: Readonly<Record<string, string>> = {
  D: 'day',
  W: 'week',
  M: 'month',
  Y: 'year',
};

function describeAndroid(phase: AndroidPhase): string {
  const {formattedPrice, priceAmountMicros, billingPeriod, recurrenceMode} = phase;
  // The number of cycles counts in this mode only; what is prepaid is charged once.
  const cycles = recurrenceMode === REPEATS ? phase.billingCycleCount : 1;
  const [, count, letter = ''] = /^P(\d+)([DWMY])$/.exec(billingPeriod) ?? [];
  const unit = units[letter];
  if (!count || !unit) return `${formattedPrice} for ${billingPeriod}`;
  const price = Number(priceAmountMicros) === 0 ? undefined : formattedPrice;
  return describePhase({
    price,
    count: Number(count),
    unit,
    cycles,
    renews: recurrenceMode === RENEWS,
  });
}

// #region phase
type Phase = {
  /** Price of one cycle, formatted by the store; undefined when nothing is paid. */
  price: string | undefined;
  /** Length of one cycle: 3 and `month` for a quarter. */
  count: number;
  unit: string;
  /** How often the cycle is charged. */
  cycles: number;
  /** Goes on until the user cancels. */
  renews: boolean;
};

/** Prices are for one cycle: $1.99 for three monthly cycles costs $5.97. */
function describePhase({price, count, unit, cycles, renews}: Phase): string {
  if (price === undefined) return `Free for ${periods(count * cycles, unit)}`;
  if (renews) return `${price} ${perPeriod(count, unit)}`;
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
