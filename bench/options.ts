import {parseArgs} from 'node:util';

/** What a run was asked to do. */
export type Options = ReturnType<typeof readOptions>;

/** Builds are measured this often at most: the speed of a machine can change between two of them. */
export const MOST_BUILDS = 3;

/** Reads the command line: some of the sections, `--runs=7`, `--reuse`. */
export function readOptions(args: string[], sections: readonly string[]) {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {runs: {type: 'string', default: '7'}, reuse: {type: 'boolean', default: false}},
  });
  const unknown = positionals.filter((name) => !sections.includes(name));
  if (unknown.length > 0 || !/^[1-9]\d*$/.test(values.runs))
    throw new Error(`Sections: ${sections.join(', ')}. Options: --runs=7, --reuse.`);
  const named = sections.filter((name) => positionals.includes(name));
  return {
    /** Names, in the order in which they run. */
    sections: named.length === 0 ? sections : named,
    /** How often each measure of a page is taken. */
    runs: Number(values.runs),
    /** Takes builds of an earlier run where they are not what is measured. */
    reuse: values.reuse,
  };
}
