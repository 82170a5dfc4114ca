import type {ExitCode, Surroundings} from '../terminal/surroundings.ts';

/** A command of the program. */
export type Command = {
  /** What --help prints. */
  readonly help: string;
  /** Does what follows its name, and says so; fails with a sentence. */
  readonly run: (args: readonly string[], around: Surroundings) => ExitCode | Promise<ExitCode>;
};

/** The options of every command that answers for a release, as its help shows them. */
export const ANSWER_HELP = `  --release, -r  the release to answer for, such as 2.7.5, or a version such as 2.7
                 (default: the installed one; outside a project the newest)
  --json         print the answer as JSON
`;
