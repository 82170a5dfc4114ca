import type {SiteName} from '../sites/sites.ts';

/** Collects values as they are measured. */
export class Measurements {
  readonly #values = new Map<string, number[]>();

  /** Keeps a value of a measure on a site. */
  add(measure: string, site: SiteName, value: number): void {
    const key = `${measure} ${site}`;
    const values = this.#values.get(key) ?? [];
    this.#values.set(key, [...values, value]);
  }

  /** Returns the values of a measure on a site, in the order in which they were measured. */
  series(measure: string, site: SiteName): readonly number[] {
    return this.#values.get(`${measure} ${site}`) ?? [];
  }
}

/** Returns the middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/**
 * Returns the range in which the median of more such values would lie in two runs out of three: from the value half the
 * square root of their number below the middle to the one as far above it.
 */
export function medianRange(values: readonly number[]): readonly [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const reach = Math.sqrt(sorted.length) / 2;
  const low = sorted[Math.max(0, Math.floor(middle - reach + 0.5))] ?? NaN;
  const high = sorted[Math.min(sorted.length - 1, Math.ceil(middle + reach - 0.5))] ?? NaN;
  return [low, high];
}

/** What the values of a measure are. */
export type Unit = 'ms' | 's' | 'kB' | 'number';

/** Writes a value without its unit, with as many digits as say something. */
export function formatNumber(value: number, unit: Unit): string {
  return (unit === 'kB' ? value / 1000 : value).toFixed(unit === 's' || unit === 'kB' ? 1 : 0);
}

/** Writes a value with its unit. */
export function formatValue(value: number, unit: Unit): string {
  return unit === 'number' ? formatNumber(value, unit) : `${formatNumber(value, unit)} ${unit}`;
}
