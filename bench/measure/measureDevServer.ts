import {spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, Page} from '@playwright/test';
import {freePort} from '../serve/freePort.ts';

const LIMIT_MS = 120_000;

/** Starts `npm start` for one docs version and returns the seconds until a browser has drawn a docs page. */
export async function measureDevServer(
  folder: string,
  version: string,
  browser: Browser,
): Promise<number> {
  const port = await freePort();
  const page = await browser.newPage();
  const started = performance.now();
  const server = spawn('npm', ['start', '--', '--no-open', '--port', String(port)], {
    cwd: folder,
    env: {...process.env, DOCS_VERSION: version, NODE_ENV: 'development'},
    detached: true,
    stdio: 'ignore',
  });
  try {
    while (performance.now() - started < LIMIT_MS && server.exitCode === null) {
      if (await isDrawn(page, `http://localhost:${port}/docs/intro`))
        return (performance.now() - started) / 1000;
      await wait(100);
    }
    throw new Error('npm start did not show a docs page within two minutes.');
  } finally {
    await page.close();
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
    }
  }
}

/** The server sends an empty page, whose scripts draw it as soon as its parts are compiled. */
async function isDrawn(page: Page, address: string): Promise<boolean> {
  try {
    await page.goto(address, {waitUntil: 'commit', timeout: LIMIT_MS});
    await page.locator('main h1').first().waitFor({timeout: LIMIT_MS});
    return true;
  } catch {
    return false;
  }
}
