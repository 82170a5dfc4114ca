import {findBrowser, findFirefox, findWebKit} from '../../../scripts/test/browsers.ts';
import type {Driver, Engine} from './Driver.ts';
import {openWithPuppeteer} from './puppeteerDriver.ts';
import {openWebKit} from './webkitDriver.ts';

/** Opens a browser of this machine; scripts/test/browsers.ts has found or installed it before. */
export async function openEngine(engine: Engine): Promise<Driver> {
  if (engine === 'webkit') return openWebKit(present(engine, findWebKit()));
  const path = engine === 'chromium' ? findBrowser() : findFirefox();
  return openWithPuppeteer(engine, present(engine, path));
}

function present<Found>(engine: Engine, found: Found | undefined): Found {
  if (found === undefined)
    throw new Error(
      `There is no ${engine} on this machine: run "npm test -- engines" to install it.`,
    );
  return found;
}
