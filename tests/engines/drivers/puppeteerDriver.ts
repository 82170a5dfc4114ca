import puppeteer, {type Browser, type Frame, type Page} from 'puppeteer-core';
import type {Driver} from './Driver.ts';
import {type PageFunction, readValue, writeCall} from './inPage.ts';

const ARGUMENTS = {
  chromium: ['--no-sandbox', '--disable-gpu', '--site-per-process'],
  firefox: [],
} as const;

/** Opens Chromium or Firefox. Both are spoken to by Puppeteer, Firefox over WebDriver BiDi. */
export async function openWithPuppeteer(
  engine: 'chromium' | 'firefox',
  executablePath: string,
): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: engine === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    headless: true,
    args: [...ARGUMENTS[engine]],
    defaultViewport: {width: 1280, height: 800},
  });
  let {page, complaints} = await openTab(browser);
  return {
    engine,
    async renew() {
      const left = page;
      ({page, complaints} = await openTab(browser));
      await left.close();
    },
    open: async (address) => void (await page.goto(address, {waitUntil: 'load'})),
    evaluate: (run, ...args) => evaluate(page, run, args),
    evaluateInFrame: (run, ...args) => evaluate(sampleFrame(page), run, args),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (key, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => resize(page, width, height),
    complaints: () => complaints,
    close: () => browser.close(),
  };
}

/** Opens a tab, which has the focus, and listens to its console, in which one that is left may still print. */
async function openTab(browser: Browser): Promise<{page: Page; complaints: string[]}> {
  const complaints: string[] = [];
  const page = await browser.newPage();
  await page.bringToFront();
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    complaints.push(`${page.url()}: ${error instanceof Error ? error.message : String(error)}`);
  });
  return {page, complaints};
}

/** Makes the page as wide and high as asked. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  // Puppeteer also turns the screen, which Firefox 140 does not know; the size has been sent by then.
  await page.setViewport({width, height}).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error;
  });
  const size = () => [window.innerWidth, window.innerHeight].join();
  while ((await evaluate(page, size, [])) !== `${width},${height}`);
}

async function evaluate<Args extends unknown[], Result>(
  where: Page | Frame,
  run: PageFunction<Args, Result>,
  args: Args,
): Promise<Result> {
  return readValue(String(await where.evaluate(writeCall(run, args))));
}

function sampleFrame(page: Page): Frame {
  const frame = page.frames().find((each) => each.url().endsWith('/play/frame'));
  if (!frame) throw new Error('No sample runs in this page.');
  return frame;
}
