import {runScript} from './runScript.ts';
import {ensureBrowser} from './test/installBrowser.ts';
import {ensureEngines} from './test/installEngines.ts';

/** Finds or installs the browsers of the tests: Chromium, and with `all` the other two engines. */
void runScript(() => {
  if (process.argv[2] === 'all') ensureEngines();
  else ensureBrowser();
});
