import type {Arguments} from './arguments.ts';
import type {ExitCode} from './run.ts';
import type {Surroundings} from './surroundings.ts';
export async function runCheck(_: Arguments, __: Surroundings): Promise<ExitCode> { return 2; }
