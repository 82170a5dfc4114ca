/** The line that a release belongs to, for example `2.8` for `2.8.7`. */
export function lineOf(patch: string): string {
  return patch.split('.').slice(0, 2).join('.');
}

const read = new Map<string, readonly number[]>();

/** Its numbers, kept: a plan compares each release thousands of times. */
function numbersOf(patch: string): readonly number[] {
  const numbers = read.get(patch) ?? patch.split('.').map(Number);
  read.set(patch, numbers);
  return numbers;
}

/** Orders two releases: negative when the first is older, 0 when they are the same. */
export function comparePatchNumbers(left: string, right: string): number {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Sorts by release, oldest first; what one release did keeps its order. */
export function inOrder<Entry extends {readonly patch: string}>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.toSorted((left, right) => comparePatchNumbers(left.patch, right.patch));
}
