/** Parts of the bench, in the order in which they run. */
export const sectionNames = [
  'first-view',
  'navigation',
  'build',
  'search',
  'answers',
  'purchases',
] as const;

/** A part of the bench. */
export type SectionName = (typeof sectionNames)[number];

/** What a run was asked to do. */
export type Options = {
  readonly sections: readonly SectionName[];
  /** How often each measure of a page is taken. */
  readonly runs: number;
  /** Takes builds of an earlier run where they are not what is measured. */
  readonly reuse: boolean;
};

/** Builds are measured this often at most: the speed of a machine can change between two of them. */
export const MOST_BUILDS = 3;

/** Reads the command line: names of sections, `--runs=7`, `--reuse`. */
export function readOptions(args: readonly string[]): Options {
  const isKnown = (arg: string): boolean =>
    sectionNames.some((name) => name === arg) || /^--(?:runs=[1-9]\d*|reuse)$/.test(arg);
  const unknown = args.filter((arg) => !isKnown(arg));
  if (unknown.length > 0)
    throw new Error(
      `The bench does not know "${unknown.join('", "')}". Sections: ${sectionNames.join(', ')}. Options: --runs=7, --reuse.`,
    );
  const named = sectionNames.filter((name) => args.includes(name));
  const runs = args.find((arg) => arg.startsWith('--runs='))?.split('=')[1];
  return {
    sections: named.length === 0 ? sectionNames : named,
    runs: Number(runs ?? 7),
    reuse: args.includes('--reuse'),
  };
}
