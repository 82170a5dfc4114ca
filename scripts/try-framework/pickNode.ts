/** The program of Node on a platform, as a package without scripts. */
export const nodePackage = `node-${process.platform}-${process.arch}`;

/**
 * The Node to rehearse on, from those that the framework allows: undefined for the one that runs, else the newest of the
 * oldest line, which is what most hosts have first.
 */
export function pickNode(
  allowed: readonly string[],
  running = process.versions.node,
): string | undefined {
  if (allowed.includes(running)) return undefined;
  const numbers = allowed
    .map((version) => version.split('.').map(Number))
    .filter((parts) => parts.length === 3 && parts.every(Number.isInteger))
    .sort(compare);
  const [oldest] = numbers;
  const line = numbers.filter(([major]) => major === oldest?.[0]).at(-1);
  if (line) return line.join('.');
  throw new Error(
    `No version of ${nodePackage} is one that the framework allows: start the rehearsal with such a Node.`,
  );
}

function compare(left: readonly number[], right: readonly number[]): number {
  const place = left.findIndex((part, index) => part !== right[index]);
  return place < 0 ? 0 : (left[place] ?? 0) - (right[place] ?? 0);
}
