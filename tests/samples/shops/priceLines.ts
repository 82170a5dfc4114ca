import type {Simulator} from 'expo-iap-test-kit/simulator';
import {
  type AppleOffer,
  formatPrice,
  type Phase,
  type SubscriptionProduct,
} from 'expo-iap-test-kit/store/catalog';

const units = {D: 'day', W: 'week', M: 'month', Y: 'year'} as const;

function length(period: string, count = 1): string {
  const [, number = '', letter = ''] = /^P(\d+)([DWMY])$/.exec(period) ?? [];
  const unit = Object.entries(units).find(([key]) => key === letter)?.[1] ?? letter;
  const total = Number(number) * count;
  return `${total} ${unit}${total === 1 ? '' : 's'}`;
}

const every = (period: string): string => `per ${length(period).replace(/^1 /, '')}`;

function step({price, period, cycles}: Phase): string {
  const amount = formatPrice(price);
  if (price === 0) return `Free for ${length(period, cycles)}`;
  if (cycles === 0) return `${amount} ${every(period)}`;
  const whole = length(period, cycles);
  return cycles === 1 ? `${amount} for ${whole}` : `${amount} ${every(period)} for ${whole}`;
}

/** What a paywall may say about a plan to this account, in the words of what the store will charge. */
export function priceLines(phone: Simulator, plan: SubscriptionProduct): readonly string[] {
  const {store} = phone;
  if ('offersOf' in store) {
    return store.offersOf(plan).map(({phases}) => phases.map(step).join(', then '));
  }
  const base = step({price: plan.price, period: plan.period, cycles: 0});
  const offer = plan.introductory;
  if (!offer || !store.isEligibleForIntro(plan.group)) return [base];
  // The App Store takes a trial off by itself, so the price of the plan alone promises too little, never too much.
  return [appleLine(plan, offer), base];
}

function appleLine(plan: SubscriptionProduct, {price, period, count}: AppleOffer): string {
  const base = step({price: plan.price, period: plan.period, cycles: 0});
  return `${step({price, period, cycles: count})}, then ${base}`;
}
