import {run} from 'expo-iap-upgrade/cli/run';
import type {ExitCode} from './exitCode.ts';
import type {Surroundings} from './surroundings.ts';

/** Runs the command of the upgrade package; what it says about itself names the command that was called. */
export function runUpgrade(args: readonly string[], around: Surroundings): ExitCode {
  const {stdout, stderr} = around;
  const isHelp = args.includes('--help') || args.includes('-h');
  const named = (output: Surroundings['stderr']) => ({
    ...(output.isTTY !== undefined && {isTTY: output.isTTY}),
    write: (text: string) =>
      output.write(text.replaceAll('expo-iap-upgrade', 'expo-iap-docs upgrade')),
  });
  return run(args, {
    ...around,
    stdout: isHelp ? named(stdout) : stdout,
    stderr: named(stderr),
  });
}
