import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {REPOSITORY} from '../../cache/moduleGraph.ts';
import {runsTypeScript} from '../../cache/typescript.ts';
import type {CheckPart} from '../../checks/checkContent.ts';

/** The program and the arguments that check parts, as `npm run check` does, without the process that starts another. */
export function checkCommand(parts: readonly CheckPart[]): [string, ...string[]] {
  const script = join(REPOSITORY, 'scripts/check.ts');
  return [process.execPath, ...runsTypeScript, script, '--only', parts.join()];
}

/** Runs that command and returns the problems it names. It is a separate process, for a build needs its memory. */
export function spawnCheck(
  siteDir: string,
  parts: readonly CheckPart[],
): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const [program, ...args] = checkCommand(parts);
    const child = spawn(program, args, {cwd: siteDir, stdio: ['ignore', 'ignore', 'pipe']});
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    const chunks: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', ({message}) => resolve([message]));
    child.once('close', (code) => {
      process.off('exit', stop);
      const lines = Buffer.concat(chunks).toString('utf8').trimEnd();
      if (code === 0) resolve([]);
      else
        resolve((lines || `The check stopped with the code ${code}.`).split(/\n(?=\S+:\d+:\d+ )/));
    });
  });
}
