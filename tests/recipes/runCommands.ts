import {spawn} from 'node:child_process';
import {once} from 'node:events';

/** Runs commands in a folder as a reader does, and returns what they print. */
export async function runCommands(folder: string, commands: string): Promise<string> {
  const child = spawn('bash', ['-e', '-c', commands], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // Vitest sets these, and neither the installer nor the tests of the reader may see them.
      ...{NODE_ENV: undefined, VITEST: undefined, FORCE_COLOR: undefined, RESULTS_FILE: undefined},
      ...{NO_COLOR: '1', npm_config_prefer_offline: 'true'},
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const [status] = await once(child, 'close');
  if (status === 0) return output;
  throw new Error(`"${commands}" failed:\n${output}`);
}
