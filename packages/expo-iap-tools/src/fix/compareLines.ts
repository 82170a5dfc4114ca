/** A line of two texts: the same in both, removed or added. */
export type LineChange = {readonly sign: ' ' | '-' | '+'; readonly line: string};

type Ends = ReadonlyMap<number, number>;

/** Compares two texts line by line, by the algorithm of Myers: its work grows with what differs, not with the texts. */
export function compareLines(
  before: readonly string[],
  after: readonly string[],
): readonly LineChange[] {
  /** How far each diagonal was followed before each step. */
  const trace: Ends[] = [];
  const ends = new Map<number, number>([[1, 0]]);
  for (let step = 0; step <= before.length + after.length; step += 1) {
    trace.push(new Map(ends));
    for (let diagonal = -step; diagonal <= step; diagonal += 2) {
      const {from, isAdded} = comesFrom(ends, diagonal, step);
      let x = isAdded ? from : from + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal])
        x += 1;
      ends.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return walkBack(before, after, trace);
    }
  }
  return [];
}

/** The better way to a diagonal: from the one above, which adds a line, or from the one below, which removes one. */
function comesFrom(ends: Ends, diagonal: number, step: number): {from: number; isAdded: boolean} {
  const [left, right] = [ends.get(diagonal - 1) ?? -1, ends.get(diagonal + 1) ?? -1];
  const isAdded = diagonal === -step || (diagonal !== step && left < right);
  return {from: isAdded ? right : left, isAdded};
}

function walkBack(
  before: readonly string[],
  after: readonly string[],
  trace: readonly Ends[],
): readonly LineChange[] {
  const changes: LineChange[] = [];
  let [x, y] = [before.length, after.length];
  for (const [step, ends] of [...trace.entries()].toReversed()) {
    const diagonal = x - y;
    const {from, isAdded} = comesFrom(ends, diagonal, step);
    const fromY = from - (isAdded ? diagonal + 1 : diagonal - 1);
    while (x > from && y > fromY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      changes.push({sign: ' ', line: before[x] ?? ''});
    }
    if (step === 0) break;
    if (isAdded) changes.push({sign: '+', line: after[fromY] ?? ''});
    else changes.push({sign: '-', line: before[from] ?? ''});
    [x, y] = [from, fromY];
  }
  return changes.toReversed();
}
