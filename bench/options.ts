/** Parts of the bench, in the order in which they run. */
export const sectionNames = [
  'bytes',
  'first-view',
  'lighthouse',
  'taps',
  'navigation',
  'engines',
  'playground',
  'upgrade-scan',
  'build',
  'dev-server',
  'growth',
  'search',
] as const;

/** A part of the bench. */
export type SectionName = (typeof sectionNames)[number];

/** What a run was asked to do. */
export type Options = {
  readonly sections: readonly SectionName[];
  /** How often each measure of a page is taken. */
  readonly runs: number;
  /** How many copies of the docs the largest corpus has. */
  readonly factor: number;
  /** Takes builds of an earlier run where they are not what is measured. */
  readonly reuse: boolean;
};

const defaults = {runs: 7, factor: 10};

/** How often each build of the real content is measured: the speed of a machine can change between two of them. */
export function buildRuns({runs}: Pick<Options, 'runs'>): number {
  return Math.min(runs, 3);
}

/** Reads the command line: names of sections, `--runs=7`, `--factor=10`, `--reuse`. */
export function readOptions(args: readonly string[]): Options {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = [
    ...names.filter((name) => !sectionNames.some((section) => section === name)),
    ...args.filter((arg) => arg.startsWith('--') && !/^--(?:runs=\d+|factor=\d+|reuse)$/.test(arg)),
  ];
  if (unknown.length > 0)
    throw new Error(
      `The bench does not know "${unknown.join('", "')}". Sections: ${sectionNames.join(', ')}. Options: --runs=7, --factor=10, --reuse.`,
    );
  const number = (name: keyof typeof defaults): number => {
    const given = args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
    return given === undefined ? defaults[name] : Math.max(1, Number(given));
  };
  return {
    sections: sectionNames.filter((section) => names.length === 0 || names.includes(section)),
    runs: number('runs'),
    factor: number('factor'),
    reuse: args.includes('--reuse'),
  };
}
