import {defineConfig} from '@playwright/test';
import {findBrowser, findTestBrowser} from './scripts/test/browsers.ts';

const port = Number(process.env['SITE_PORT'] ?? 4280);
const site = `http://localhost:${port}`;
/** The small site of tests/faults/chrome, which shows what the real one does not: every kind of navbar item. */
export const chromeSite = `http://localhost:${port + 1}`;

const launchWith = (browser: string | undefined) => ({
  launchOptions: {
    ...(browser === undefined ? {} : {executablePath: browser}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // As in the browser of a reader, the frame of a running sample gets a process to itself.
      '--site-per-process',
    ],
  },
});

/** The browser that readers have. The one without windows moves a pointer by itself now and then. */
export const readersBrowser = launchWith(findBrowser());

export default defineConfig({
  testDir: 'tests/chromium',
  outputDir: '.cache/test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A machine that does other work beside the browser is slow, not wrong.
  timeout: 60_000,
  expect: {timeout: 15_000},
  projects: [
    {name: 'chromium', testIgnore: ['slow/**', 'visual.spec.ts']},
    // Every page in every mode, every file failing, every scenario: what takes longer than a developer waits.
    {name: 'slow', testMatch: 'slow/**'},
    // Pictures show the fonts of the machine they were taken on, and what the browser of a reader draws.
    {name: 'pictures', testMatch: 'visual.spec.ts', use: readersBrowser},
  ],
  reporter: [['line'], ['./scripts/test/PlaywrightResults.ts']],
  use: {
    baseURL: site,
    viewport: {width: 1280, height: 800},
    ...launchWith(findTestBrowser()),
    trace: 'off',
  },
  webServer: [
    {
      command: `npx docusaurus serve --no-open --port ${port}`,
      url: site,
      reuseExistingServer: false,
    },
    {
      command: `npx docusaurus serve tests/faults/chrome --no-open --port ${port + 1}`,
      url: chromeSite,
      reuseExistingServer: false,
    },
  ],
});
