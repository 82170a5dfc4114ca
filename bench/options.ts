/** Parts of the bench, in the order in which they run. */
export const sectionNames = [
  'first-view',
  'template',
  'navigation',
  'engines',
  'playground',
  'upgrade-scan',
  'upgrade-command',
  'docs-command',
  'build',
  'dev-server',
  'search',
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

const DEFAULT_RUNS = 7;

/** How often each build of the real content is measured: the speed of a machine can change between two of them. */
export function buildRuns({runs}: Pick<Options, 'runs'>): number {
  return Math.min(runs, 3);
}

/** Reads the command line: names of sections, `--runs=7`, `--reuse`. */
export function readOptions(args: readonly string[]): Options {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = [
    ...names.filter((name) => !sectionNames.some((section) => section === name)),
    ...args.filter((arg) => arg.startsWith('--') && !/^--(?:runs=\d+|reuse)$/.test(arg)),
  ];
  if (unknown.length > 0)
    throw new Error(
      `The bench does not know "${unknown.join('", "')}". Sections: ${sectionNames.join(', ')}. Options: --runs=7, --reuse.`,
    );
  const runs = args.find((arg) => arg.startsWith('--runs='))?.split('=')[1];
  return {
    sections: sectionNames.filter((section) => names.length === 0 || names.includes(section)),
    runs: runs === undefined ? DEFAULT_RUNS : Math.max(1, Number(runs)),
    reuse: args.includes('--reuse'),
  };
}
