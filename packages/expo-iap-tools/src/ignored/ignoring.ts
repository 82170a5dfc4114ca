import {resolve} from 'node:path';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';

/** What a person wants to leave out of the findings. */
export type Ignoring = {
  /** The absolute path of the file with the known findings. */
  readonly baseline?: string;
  /** Whether to write that file. */
  readonly write: boolean;
  /** How many findings that ask for a change still end with 0. */
  readonly most: number;
};

/** The options of the commands that find something. */
export const IGNORE_OPTIONS = {
  baseline: {type: 'string'},
  'write-baseline': {type: 'boolean', default: false},
  'max-findings': {type: 'string', default: '0'},
} as const;

/** The same, as help shows them, and how to ignore one place. */
export const IGNORE_HELP = `To leave out what is known
  --baseline FILE   leave out the findings that FILE lists, even where their lines have moved
  --write-baseline  with --baseline: write what is found now to FILE
  --max-findings N  end with 0 while at most N places have to change (default: 0)

A comment with a reason leaves out what the line below has; in JSX it is {/* … */}:
  // expo-iap-ignore ID: why
`;

type Values = {
  readonly baseline?: string | undefined;
  readonly 'write-baseline': boolean;
  readonly 'max-findings': string;
};

/** Reads those options. */
export function readIgnoring(values: Values, cwd: string): Ignoring {
  const {baseline, 'write-baseline': write, 'max-findings': most} = values;
  if (write && baseline === undefined)
    throw new CannotAnswer('--write-baseline writes the file that --baseline names. Add it.');
  if (!/^\d{1,9}$/.test(most))
    throw new CannotAnswer(`--max-findings takes a number, and not "${most}".`);
  return {...(baseline !== undefined && {baseline: resolve(cwd, baseline)}), write, most: +most};
}
