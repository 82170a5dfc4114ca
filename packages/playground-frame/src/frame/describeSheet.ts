import {formatPrice, type Period, type Phase, type Product} from 'expo-iap-test-kit/store/catalog';
import type {View} from '../page/readReport.ts';

const units: Readonly<Record<string, string>> = {D: 'day', W: 'week', M: 'month', Y: 'year'};

/** What a payment sheet says about a product: its price, the period of a plan, and what an offer adds before that. */
export function describeSheet(
  {title, price}: Pick<Product, 'title' | 'price'>,
  phases: readonly Phase[],
): NonNullable<View['sheet']> {
  const regular = phases.at(-1);
  if (!regular) return {title, price: formatPrice(price), offer: ''};
  const offer = phases.slice(0, -1).map(describePhase).join(', then ');
  return {title, price: perPeriod(regular), offer};
}

function describePhase({price, period, cycles}: Phase): string {
  const length = lengthOf(period, cycles);
  return price === 0 ? `Free for ${length}` : `${perPeriod({price, period})} for ${length}`;
}

function perPeriod({price, period}: Pick<Phase, 'price' | 'period'>): string {
  const length = lengthOf(period, 1);
  return `${formatPrice(price)} per ${length.startsWith('1 ') ? length.slice(2) : length}`;
}

function lengthOf(period: Period, cycles: number): string {
  const count = Number.parseInt(period.slice(1), 10) * cycles;
  const unit = units[period.slice(-1)] ?? period;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
