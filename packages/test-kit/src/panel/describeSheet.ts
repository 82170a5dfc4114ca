import {formatPrice, type Period, type Phase, type Product} from '../simulator/store/catalog.ts';

const units: Readonly<Record<string, string>> = {D: 'day', W: 'week', M: 'month', Y: 'year'};

/** What a payment sheet says about a product. */
export type SheetView = {
  readonly title: string;
  /** With the period of a plan. */
  readonly price: string;
  /** What comes before the price, such as a free trial; often empty. */
  readonly offer: string;
};

/** Describes a product for its payment sheet. */
export function describeSheet(
  {title, price}: Pick<Product, 'title' | 'price'>,
  phases: readonly Phase[],
): SheetView {
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
