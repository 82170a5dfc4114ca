import {type Browser, chromium} from '@playwright/test';
import {findBrowser} from '../../scripts/test/findBrowser.ts';
import {NO_BROWSER} from '../../scripts/test/installBrowser.ts';
import {listenLocally} from '../e2e/steps/listenLocally.ts';
import {serveWithHeaders} from '../e2e/steps/serveWithHeaders.ts';

/** The built site on its own server, and the browser of the suite. */
export type OpenSite = {
  readonly origin: string;
  readonly browser: Browser;
  /** Where the browser can be steered from outside. */
  readonly port: number;
  readonly close: () => Promise<void>;
};

/** Serves build/ with its headers and starts the browser. */
export async function openSite(): Promise<OpenSite> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  const server = await serveWithHeaders();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return {
    origin: server.origin,
    browser,
    port,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function freePort(): Promise<number> {
  const {origin, close} = await listenLocally((_, response) => response.end());
  await close();
  return Number(new URL(origin).port);
}
