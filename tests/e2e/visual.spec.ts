import {readFileSync} from 'node:fs';
import {expect, type Page, test} from '@playwright/test';
import {modes, showIn} from './steps/audit.ts';
import {openAlive} from './steps/openAlive.ts';
import type {Width} from './steps/screens.ts';
import {visualScreens} from './steps/visualScreens.ts';

const PHONE_AND_DESK: readonly Width[] = [360, 1280];
const HEIGHT = {360: 640, 768: 600, 1280: 640} as const;
/** The smallest button has more pixels. */
const PIXELS_THAT_MAY_DIFFER = 150;

/** One font from the packages for all text: the fonts of the system differ from machine to machine. */
const fonts = [400, 600, 700].map((weight) => {
  const file = `node_modules/@fontsource/inter/files/inter-latin-${weight}-normal.woff2`;
  const data = readFileSync(file).toString('base64');
  return `@font-face {font-family: Pictures; font-weight: ${weight}; src: url(data:font/woff2;base64,${data})}`;
});
const style = `${fonts.join('\n')}\n*, ::before, ::after {font-family: Pictures !important}`;

/** Gives running samples the same font. Their frame refuses code from text; the browser's debugger gets past that. */
async function styleSamples(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    const session = await page.context().newCDPSession(frame);
    const {exceptionDetails} = await session.send('Runtime.evaluate', {
      expression: `document.head.append(Object.assign(document.createElement('style'), {textContent: ${JSON.stringify(style)}})); document.fonts.ready`,
      awaitPromise: true,
    });
    expect(exceptionDetails).toBeUndefined();
  }
}

// The policy of the site allows no style from elsewhere.
test.use({bypassCSP: true});

/** Colors do not depend on the width: those of the dark are seen at the ends. */
const modesAt = (width: Width) => modes.filter((mode) => width !== 768 || mode === 'light');

for (const {name, address, act, widths = PHONE_AND_DESK} of visualScreens) {
  for (const width of widths) {
    test(`X ${name} looks as it did, ${modesAt(width).join(' and ')}, ${width} px`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2025-09-01T12:00:00Z');
      await page.setViewportSize({width, height: HEIGHT[width]});
      await openAlive(page, address);
      await page.addStyleTag({content: style});
      await act?.(page);
      // A screen that loads the document again needs the font again.
      await page.addStyleTag({content: style});
      await styleSamples(page);
      await page.evaluate(() => document.fonts.ready);
      for (const mode of modesAt(width)) {
        await showIn(page, mode);
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${mode}.png`, {
          animations: 'disabled',
          caret: 'hide',
          scale: 'css',
          maxDiffPixels: PIXELS_THAT_MAY_DIFFER,
        });
      }
    });
  }
}
