import {mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {onTestFinished} from 'vitest';
import {run} from '../../command/run.ts';
import {upgrade} from '../../command/upgrade.ts';
import {failWith} from '../../terminal/failure.ts';
import type {ExitCode, Surroundings} from '../../terminal/surroundings.ts';

/** A project in a temporary folder, which is removed after the test. */
export type TestProject = {
  readonly folder: string;
  readonly write: (files: Readonly<Record<string, string | Uint8Array>>) => void;
  readonly read: (file: string) => string;
  /** Calls expo-iap upgrade in the project, or in a folder of it. */
  readonly call: (args: string, inside?: string) => Call;
  /** Calls any command in the same way. */
  readonly run: (args: string, inside?: string) => Promise<Call>;
};

/** What a call of the command printed, and its exit code. */
export type Call = {readonly code: number; readonly out: string; readonly err: string};

/** Writes a project. */
export function makeProject(files: Readonly<Record<string, string | Uint8Array>>): TestProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'upgrade-')));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const write: TestProject['write'] = (all) => {
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), {recursive: true});
      writeFileSync(join(folder, name), text);
    }
  };
  write({'package.json': '{"dependencies": {"expo-iap": "*"}}', ...files});
  return {
    folder,
    write,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    call: (args, inside = '.') => {
      const {around, said} = listen(join(folder, inside));
      return {code: callUpgrade(wordsOf(args), around), ...said};
    },
    run: async (args, inside = '.') => {
      const {around, said} = listen(join(folder, inside));
      return {code: await run(wordsOf(args), around), ...said};
    },
  };
}

function wordsOf(args: string): readonly string[] {
  return args.split(' ').filter((word) => word !== '');
}

/** What surrounds a call in a folder, and what that call says. */
export function listen(cwd: string) {
  const said = {out: '', err: ''};
  const around = {
    ...{cwd, env: {}, readInput: async () => undefined},
    stdout: {write: (text: string) => (said.out += text)},
    stderr: {write: (text: string) => (said.err += text)},
  };
  return {around, said};
}

/** What the program does with "upgrade", at once. */
function callUpgrade(args: readonly string[], around: Surroundings): ExitCode {
  try {
    return upgrade.run(args, around);
  } catch (error) {
    return failWith(error, around.stderr);
  }
}

/** The files of an installed release, below a folder. */
export function installed(version: string, below = ''): Record<string, string> {
  return {[`${below}node_modules/expo-iap/package.json`]: JSON.stringify({version})};
}

/** Code whose function is renamed in 2.8.0, on line 3. */
export const OLD = `import {getReceiptIos} from 'expo-iap';

export const receipt = () => getReceiptIos();
`;

/** The same as 2.8.8 has it. */
export const NEW = OLD.replaceAll('getReceiptIos', 'getReceiptIOS');
