import type {Page} from '@playwright/test';
import {test as base} from '@playwright/test';

/** What a test may listen to in a tab. */
const EVENTS = ['request', 'requestfinished', 'requestfailed', 'console', 'pageerror'] as const;

/**
 * Tests that share one tab in each worker, as a reader stays in one: a browser that has read the scripts once opens a page
 * with half of the work. Each test finds the tab empty and as it was. What can't be taken back (a script that runs before
 * every page, a clock, a browser without JavaScript) needs the `test` of Playwright.
 */
export const test = base.extend<object, {workersTab: Page}>({
  workersTab: [
    async ({browser}, provide, {project}) => {
      const {baseURL, viewport} = project.use;
      const tab = await browser.newPage({
        ...(baseURL === undefined ? {} : {baseURL}),
        ...(viewport === undefined ? {} : {viewport}),
      });
      await provide(tab);
      await tab.context().close();
    },
    {scope: 'worker'},
  ],
  context: async ({workersTab}, provide) => provide(workersTab.context()),
  page: async ({workersTab: tab, viewport}, provide) => {
    await provide(tab);
    for (const event of EVENTS) await tab.removeAllListeners(event, {behavior: 'ignoreErrors'});
    await tab.unrouteAll({behavior: 'ignoreErrors'});
    await tab.context().unrouteAll({behavior: 'ignoreErrors'});
    await tab.context().clearPermissions();
    await tab.context().clearCookies();
    await tab.context().setOffline(false);
    await tab.mouse.move(0, 0);
    await tab.emulateMedia({
      media: null,
      reducedMotion: null,
      colorScheme: null,
      forcedColors: null,
      contrast: null,
    });
    if (viewport) await tab.setViewportSize(viewport);
    await tab.evaluate(clearStorage);
    await tab.goto('about:blank');
  },
});

function clearStorage(): void {
  // The page of a browser's own error has none.
  if (!window.origin.startsWith('http')) return;
  window.localStorage.clear();
  window.sessionStorage.clear();
}
