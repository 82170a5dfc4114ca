import {expect, test, type Page} from '@playwright/test';
import {audit, modes, showIn} from './audit.ts';
import {openAlive} from './openAlive.ts';
import {screen} from './screens.ts';

/** Something that a page can be brought into, and how a reader does it. */
export type State = {
  readonly address: string;
  readonly widths: readonly number[];
  readonly enter: (page: Page, width: number) => Promise<unknown>;
};

/** Tests that axe finds nothing in a state of a page, at each of its widths and in both color modes. */
export function testStates(states: Readonly<Record<string, State>>): void {
  for (const [name, {address, widths, enter}] of Object.entries(states))
    for (const width of widths)
      test(`X axe finds nothing in ${name} at ${width} px, light or dark`, async ({page}) => {
        await page.setViewportSize(screen(width));
        await openAlive(page, address);
        await enter(page, width);
        for (const mode of modes) {
          await showIn(page, mode);
          expect(await audit(page), mode).toEqual([]);
        }
      });
}
