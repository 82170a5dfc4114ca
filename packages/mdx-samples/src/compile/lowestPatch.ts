/** Returns the last patch after one, up to another, in which one of the names was added or changed. */
export type PatchHistory = (
  names: readonly string[],
  after: string,
  upTo: string,
) => string | undefined;

/** The result of compiling one block against the older patches of its version. */
export type PatchTrial = {
  /** Releases that were tried, oldest first; the last one is the version's own, where it compiles. */
  readonly installed: readonly string[];
  /** What the compiler said for each release where the block does not compile. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
  readonly code: string;
  readonly history: PatchHistory;
};

/** Returns the patch that a block needs, or nothing when every installed patch of the version compiles it. */
export function lowestPatch(trial: PatchTrial): string | undefined {
  const {installed, failures, code, history} = trial;
  const broken = installed.findLastIndex((patch) => failures.has(patch));
  const from = installed[broken];
  const compiles = installed[broken + 1];
  if (from === undefined || compiles === undefined) return undefined;
  const missing = (failures.get(from) ?? []).flatMap(quotedNames);
  const used = code.match(/[A-Za-z_]\w*/g) ?? [];
  // Between two installed patches only the history knows; without it the later one is certain.
  return history(missing, from, compiles) ?? history(used, from, compiles) ?? compiles;
}

function quotedNames(message: string): string[] {
  return [...message.matchAll(/'([A-Za-z_]\w*)'/g)].flatMap(([, name]) => name ?? []);
}
