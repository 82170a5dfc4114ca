import {ensureBrowser} from './test/installBrowser.ts';
import {ensureEngines} from './test/installEngines.ts';

/** Finds or installs the browsers of the tests: Chromium, and with `all` the other two engines. */
try {
  if (process.argv[2] === 'all') ensureEngines();
  else ensureBrowser();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
