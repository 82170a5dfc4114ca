/** What the values of a measure are. */
export type Unit = 'ms' | 's' | 'bytes' | 'kB' | 'GB' | 'number';

/** Writes a value with its unit, with as many digits as say something. */
export function formatValue(value: number, unit: Unit): string {
  const digits = (number: number, count: number): string => number.toFixed(count);
  return {
    ms: () => `${digits(value, 0)} ms`,
    s: () => `${digits(value, 1)} s`,
    bytes: () => `${digits(value, 1)} B`,
    kB: () => `${digits(value / 1000, 1)} kB`,
    GB: () => `${digits(value / 1e9, 2)} GB`,
    number: () => (Number.isInteger(value) ? String(value) : digits(value, 3)),
  }[unit]();
}
