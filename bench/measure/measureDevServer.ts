import {spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from '../serve/freePort.ts';
import {listHeadFiles} from './headFiles.ts';

const LIMIT_MS = 120_000;

/** Starts `npm start` for one docs version and returns the seconds until a docs page and its scripts arrive. */
export async function measureDevServer(folder: string, version: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...process.env, DOCS_VERSION: version, NODE_ENV: 'development'},
    detached: true,
    stdio: 'ignore',
  });
  try {
    while (performance.now() - started < LIMIT_MS && server.exitCode === null) {
      if (await isReady(`http://localhost:${port}`)) return (performance.now() - started) / 1000;
      await wait(100);
    }
    throw new Error('npm start did not serve a docs page within two minutes.');
  } finally {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
    }
  }
}

/** The server answers before it has compiled; its scripts are there only afterwards. */
async function isReady(origin: string): Promise<boolean> {
  try {
    const page = await fetch(`${origin}/docs/intro`);
    const {scripts} = listHeadFiles(await page.text());
    const answers = await Promise.all(scripts.map((path) => fetch(`${origin}${path}`)));
    return page.ok && scripts.length > 0 && answers.every(({ok}) => ok);
  } catch {
    return false;
  }
}
