import {spawn} from 'node:child_process';
import {join} from 'node:path';
import type {CheckPart} from '../../checks/checkContent.ts';

const REPOSITORY = join(__dirname, '../../..');

/**
 * Runs a part of `npm run check` and returns the problems it names. It is a separate process: the compiler takes memory
 * that a build needs, and keeps a dev server from answering.
 */
export function spawnCheck(siteDir: string, part: CheckPart): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const [runner, script] = ['node_modules/tsx/dist/cli.mjs', 'scripts/check.ts'].map((file) =>
      join(REPOSITORY, file),
    );
    const child = spawn(process.execPath, [`${runner}`, `${script}`, '--only', part], {
      cwd: siteDir,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    const chunks: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', stop);
      const lines = Buffer.concat(chunks).toString('utf8').trimEnd();
      if (code === 0) resolve([]);
      else
        resolve((lines || `The check stopped with the code ${code}.`).split(/\n(?=\S+:\d+:\d+ )/));
    });
  });
}
