import {expect, type Page, test} from '@playwright/test';
import {audit, auditColors, auditSize, showIn} from './audit.ts';
import {settleObservers} from './network.ts';
import {openAlive} from './openAlive.ts';
import {screen} from './screens.ts';

/** Something that a page can be brought into, and how a reader does it. */
export type State = {
  readonly address: string;
  /** The widths it exists at, the one that it is entered at first. */
  readonly widths: readonly [number, ...number[]];
  readonly enter?: (page: Page) => Promise<unknown>;
  /** Selects the part of the page that is another in this state; the page itself is a state of its own. */
  readonly part?: string;
};

/** Tests that axe finds nothing in a state of a page, at each of its widths and in both color modes, the dark at the last. */
export function testStates(states: Readonly<Record<string, State>>): void {
  for (const [name, {address, widths, enter, part}] of Object.entries(states))
    test(`X axe finds nothing in ${name} at ${widths.join(' and ')} px, light or dark`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(screen(widths[0]));
      await openAlive(page, address);
      await enter?.(page);
      const [first, ...others] = widths;
      await showIn(page, 'light');
      expect(await audit(page, part), `light, ${first} px`).toEqual([]);
      await showIn(page, 'dark');
      if (others.length === 0)
        expect(await auditColors(page, part), `dark, ${first} px`).toEqual([]);
      for (const width of others) {
        await page.setViewportSize(screen(width));
        await settleObservers(page);
        expect(await auditSize(page, part), `dark, ${width} px`).toEqual([]);
      }
    });
}
