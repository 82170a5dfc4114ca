import {CannotLook} from 'expo-iap-upgrade/cli/cannotLook';
import {version} from '../data/site.ts';
import {CannotAnswer} from '../release/cannotAnswer.ts';
import {nearestName} from '../words/editDistance.ts';
import {commandNames, readArguments} from './arguments.ts';
import type {ExitCode} from './exitCode.ts';
import {commandHelp, HELP} from './help.ts';
import type {Surroundings} from './surroundings.ts';

/** Runs the command and returns its exit code. */
export async function run(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  try {
    return await answer(args, around);
  } catch (error) {
    around.stderr.write(`${sentenceOf(error)}\n`);
    return 2;
  }
}

function sentenceOf(error: unknown): string {
  // A failure of the upgrade package is a sentence too.
  if (error instanceof CannotAnswer || error instanceof CannotLook) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `The command failed, and not because of how it was called: ${reason}`;
}

async function answer([name, ...rest]: readonly string[], around: Surroundings): Promise<ExitCode> {
  const {stdout, stderr} = around;
  if (name === '--version' || name === '-v') return print(stdout, `${version}\n`);
  if (name === undefined) {
    stderr.write(HELP);
    return 2;
  }
  if (name === '--help' || name === '-h' || name === 'help') return print(stdout, HELP);
  const command = commandNames.find((each) => each === name);
  if (command === undefined) throw unknownCommand(name);
  if (command === 'upgrade') return (await import('./runUpgrade.ts')).runUpgrade(rest, around);
  const asked = readArguments(command, rest);
  if (asked.help) return print(stdout, commandHelp[command]);
  // Each command loads only what it needs, so that a short answer is a quick one.
  switch (command) {
    case 'explain':
      return (await import('./runExplain.ts')).runExplain(asked, around);
    case 'search':
      return (await import('./runSearch.ts')).runSearch(asked, around);
    case 'api':
      return (await import('./runApi.ts')).runApi(asked, around);
    case 'check':
      return (await import('./runCheck.ts')).runCheck(asked, around);
    case 'mcp':
      return (await import('../mcp/runServer.ts')).runServer(asked, around);
  }
}

function print(output: Surroundings['stdout'], text: string): ExitCode {
  output.write(text);
  return 0;
}

function unknownCommand(name: string): CannotAnswer {
  const near = nearestName(name, commandNames);
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return new CannotAnswer(
    `There is no command "${name.slice(0, 40)}".${hint} Run expo-iap-docs --help to see them all.`,
  );
}
