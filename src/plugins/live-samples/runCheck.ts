import {spawn} from 'node:child_process';
import {join} from 'node:path';

/** Runs the sample check beside the dev server and returns the problems it names, one a line. */
export function runCheck(siteDir: string): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const runner = join(siteDir, 'node_modules/tsx/dist/cli.mjs');
    const child = spawn(process.execPath, [runner, 'scripts/check-samples.ts'], {
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
      resolve(code === 0 || lines === '' ? [] : lines.split(/\n(?=\S+:\d+:\d+ )/));
    });
  });
}
