import {runScript} from './runScript.ts';
import {ensureBrowser, ensureEngines} from './test/browsers.ts';

/** Finds or installs the browsers of the tests: Chromium, and with `all` the other two engines. */
void runScript(() => {
  if (process.argv[2] === 'all') ensureEngines();
  else ensureBrowser();
});
