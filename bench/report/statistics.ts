/** Returns the middle of the values, or the mean of the two in the middle. */
export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

/** Returns how far the values lie apart. */
export function spread(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Returns one value in parts of another, or nothing when that says nothing. */
export function ratio(value: number | undefined, base: number | undefined): number | undefined {
  return value === undefined || base === undefined || base === 0 ? undefined : value / base;
}
