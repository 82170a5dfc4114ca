/** Where each line of a text starts. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** The line of a place, counted from 0. */
export function lineAt(starts: readonly number[], place: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}

/** The line and the column of a place, counted from 1. */
export function placeAt(starts: readonly number[], place: number) {
  const index = lineAt(starts, place);
  return {line: index + 1, column: place - (starts[index] ?? 0) + 1};
}
