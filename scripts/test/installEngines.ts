import {findFirefox, findWebKit} from './findEngines.ts';
import {ensureBrowser} from './installBrowser.ts';
import {ensurePrograms} from './installPrograms.ts';

/** Finds or installs the engines that the suite runs in, and says which one is missing where it cannot. */
export function ensureEngines(): void {
  ensureBrowser();
  ensurePrograms([
    {name: 'Firefox', packages: ['firefox-esr'], find: () => findFirefox()},
    {name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: () => findWebKit()},
  ]);
}
