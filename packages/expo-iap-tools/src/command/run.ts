import {version} from '../data/site.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {failWith} from '../terminal/failure.ts';
import type {ExitCode, Surroundings} from '../terminal/surroundings.ts';
import {nearestName} from '../words/editDistance.ts';
import type {Command} from './command.ts';
import {HELP} from './help.ts';

/** Each command is loaded when it is called, so that a short answer is a quick one. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
  check: async () => (await import('./check.ts')).check,
  launch: async () => (await import('./launch.ts')).launch,
  api: async () => (await import('./api.ts')).api,
  explain: async () => (await import('./explain.ts')).explain,
  search: async () => (await import('./search.ts')).search,
  docs: async () => (await import('./docs.ts')).docs,
  add: async () => (await import('./add.ts')).add,
  fits: async () => (await import('./fits.ts')).fits,
  mcp: async () => (await import('./mcp.ts')).mcp,
};

/** Runs the program and returns its exit code. */
export async function run(args: readonly string[], around: Surroundings): Promise<ExitCode> {
  try {
    return await answer(args, around);
  } catch (error) {
    return failWith(error, around.stderr);
  }
}

async function answer([name, ...rest]: readonly string[], around: Surroundings): Promise<ExitCode> {
  const {stdout, stderr} = around;
  if (name === undefined) {
    stderr.write(HELP);
    return 2;
  }
  // Behind a command too, as the former names of the program took it.
  const asks = (...options: readonly string[]) =>
    [name, ...rest].some((word) => options.includes(word));
  if (asks('--version', '-v')) return print(stdout, `${version}\n`);
  if (/^(?:--help|-h|help)$/.test(name)) return print(stdout, HELP);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) throw unknownCommand(name);
  const command = await load();
  return asks('--help', '-h') ? print(stdout, command.help) : command.run(rest, around);
}

function print(output: Surroundings['stdout'], text: string): ExitCode {
  output.write(text);
  return 0;
}

function unknownCommand(name: string): CannotAnswer {
  const near = nearestName(name, Object.keys(commands));
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return new CannotAnswer(
    `There is no command "${name.slice(0, 40)}".${hint} Run expo-iap --help to see them all.`,
  );
}
