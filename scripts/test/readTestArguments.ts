import {parseArgs} from 'node:util';

/** What `npm test` was asked for. */
export type TestArguments = {
  /** Steps and sets. */
  readonly named: readonly string[];
  /** Also the slow steps, when none is named. */
  readonly full: boolean;
  /** Also suites that passed before with the same files. */
  readonly all: boolean;
  /** The named steps find what they need, such as a built site, and nothing else runs. */
  readonly built: boolean;
  /** What follows `--`: arguments for the commands of the named steps. */
  readonly more: readonly string[];
};

export function readTestArguments(args: readonly string[]): TestArguments {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const {values, positionals} = parseArgs({
    args: args.slice(0, end),
    allowPositionals: true,
    options: {full: {type: 'boolean'}, all: {type: 'boolean'}, built: {type: 'boolean'}},
  });
  const {full = false, all = false, built = false} = values;
  return {named: positionals, full, all, built, more: args.slice(end + 1)};
}
