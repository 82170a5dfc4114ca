import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {startServer} from '../../tests/recipes/startServer.ts';
import {freePort} from '../serve/freePort.ts';

const PAGE = 'docs/sponsors.mdx';

/** Plants mistakes in the samples of a page while the development server runs, and times the message of each. */
export async function measureMistakes(
  folder: string,
  version: string,
  mistakes: number,
): Promise<readonly number[]> {
  const file = join(folder, PAGE);
  const before = readFileSync(file, 'utf8');
  const server = startServer(folder, version, await freePort());
  try {
    await server.told(/compiled successfully/);
    const seconds: number[] = [];
    for (let mistake = 1; mistake <= mistakes; mistake += 1) {
      // Each is on another line, so that the message of the one before does not answer for it: after empty lines and the fence.
      const line = before.split('\n').length + mistake + 2;
      const sample = "\n```ts\nexport const price: number = 'free';\n```\n";
      const saved = performance.now();
      writeFileSync(file, `${before}${'\n'.repeat(mistake)}${sample}`);
      await server.told(new RegExp(`${PAGE.replace('.', '\\.')}:${line}:\\d+ TS2322`));
      seconds.push((performance.now() - saved) / 1000);
    }
    return seconds;
  } finally {
    writeFileSync(file, before);
    await server.stop();
  }
}
