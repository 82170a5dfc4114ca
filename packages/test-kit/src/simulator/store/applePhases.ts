import type {AppleOffer, Phase, SubscriptionProduct} from './catalog.ts';

/** The price steps of a plan, with an offer first. */
export function applePhases(product: SubscriptionProduct, offer?: AppleOffer): readonly Phase[] {
  const base: Phase = {price: product.price, period: product.period, cycles: 0};
  if (!offer) return [base];
  const {price, period, count, mode} = offer;
  if (mode !== 'PayUpFront' || count === 1) return [{price, period, cycles: count}, base];
  return [{price, period, cycles: 1}, {price: 0, period, cycles: count - 1}, base];
}
