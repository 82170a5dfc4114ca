/** When each version of a package was published, as `npm view <package> time --json` says it. */
export type Published = Readonly<Record<string, string>>;

/** Kinds of version that a rehearsal finds by itself. */
export const channels = {
  stable: /^\d+\.\d+\.\d+$/,
  canary: /-canary-/,
} as const satisfies Readonly<Record<string, RegExp>>;

/**
 * The newest version of a channel that all of these packages have, or the wanted version itself. A registry may get the
 * packages of one release at different times, or some of them never. Of stable versions the highest number is the newest: a
 * fix for an old line can be published after it. The names of canaries have no order, so there the date decides.
 */
export function pickVersion(wanted: string, packages: Readonly<Record<string, Published>>): string {
  const names = Object.keys(packages);
  const all = Object.values(packages);
  const [first = {}] = all;
  const common = Object.keys(first).filter((version) => all.every((each) => version in each));
  const pattern = wanted === 'stable' || wanted === 'canary' ? channels[wanted] : undefined;
  const fitting = common.filter((version) =>
    pattern ? pattern.test(version) : version === wanted,
  );
  const [newest] = fitting.sort((a, b) =>
    pattern === channels.stable
      ? b.localeCompare(a, 'en', {numeric: true})
      : (first[b] ?? '').localeCompare(first[a] ?? ''),
  );
  if (newest !== undefined) return newest;
  throw new Error(
    `No ${pattern ? `${wanted} version` : `version ${wanted}`} is published of all of ${names.join(', ')}. Name one that is: npm view ${names[0]} versions.`,
  );
}
