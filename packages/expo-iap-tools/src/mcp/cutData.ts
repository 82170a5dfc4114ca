/** Data names each of its parts, so it has twice the characters that the text of an answer may have. */
export const MOST_DATA = 8000;

/** Data as long as an answer may be: the longest lists and texts in it lose their ends, and it says so. */
export function cutData(data: object): Record<string, unknown> {
  const whole = {...data};
  const isLong = sizeOf(whole) > MOST_DATA;
  return isLong ? {...cutObject(whole, MOST_DATA - 20), isCut: true} : whole;
}

function cutObject(value: object, most: number): Record<string, unknown> {
  let over = sizeOf(value) - most;
  const cuts = Object.entries(value)
    .toSorted(([, left], [, right]) => sizeOf(right) - sizeOf(left))
    .map(([key, part]) => {
      const short = over > 0 ? cut(part, Math.max(0, sizeOf(part) - over)) : part;
      over -= sizeOf(part) - sizeOf(short);
      return [key, short] as const;
    });
  return {...value, ...Object.fromEntries(cuts)};
}

function cut(value: unknown, most: number): unknown {
  // What needs a backslash is seldom spread evenly.
  if (typeof value === 'string')
    return `${value.slice(0, (0.95 * value.length * most) / sizeOf(value))}…`;
  if (Array.isArray(value)) return cutList(value, most);
  return typeof value === 'object' && value !== null ? cutObject(value, most) : value;
}

/** The items that fit; of a first one that is too long, a part. */
function cutList(items: readonly unknown[], most: number): readonly unknown[] {
  let left = most - 2;
  const kept = items.findIndex((item) => (left -= sizeOf(item) + 1) < 0);
  if (kept === -1) return items;
  return kept === 0 ? [cut(items[0], most - 2)] : items.slice(0, kept);
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0;
}
