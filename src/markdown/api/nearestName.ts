/** The name that differs least from a wanted one; undefined when none is near enough to be meant. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  let best: {name: string; distance: number} | undefined;
  for (const name of names) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (best === undefined || distance < best.distance) best = {name, distance};
  }
  return best && best.distance <= Math.max(2, wanted.length / 2) ? best.name : undefined;
}

/** How many characters have to be put in, taken out or changed to make one word of the other. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({length: to.length + 1}, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
