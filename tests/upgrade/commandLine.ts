import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {callUpgrade} from 'expo-iap-tools/project/testing/makeProject';
import {onTestFinished} from 'vitest';

/** Writes a project into a temporary folder, which is removed after the test, and calls the command in it. */
export function callCommand(
  files: readonly {readonly name: string; readonly text: string}[],
  args: readonly string[],
): {readonly code: number; readonly printed: string; readonly said: string} {
  const cwd = mkdtempSync(path.join(tmpdir(), 'command-'));
  onTestFinished(() => rmSync(cwd, {recursive: true, force: true}));
  for (const {name, text} of [{name: 'package.json', text: '{}'}, ...files]) {
    mkdirSync(path.join(cwd, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(cwd, name), text);
  }
  let [printed, said] = ['', ''];
  const code = callUpgrade(args, {
    ...{cwd, env: {}, readInput: async () => undefined},
    stdout: {write: (text) => (printed += text)},
    stderr: {write: (text) => (said += text)},
  });
  return {code, printed, said};
}
