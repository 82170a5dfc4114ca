import type {Arguments} from '../command/arguments.ts';
import type {ExitCode} from '../command/run.ts';
import type {Surroundings} from '../command/surroundings.ts';
export async function runServer(_: Arguments, __: Surroundings): Promise<ExitCode> { return 2; }
