import type {Page} from '@playwright/test';

/** What assistive technology gets of a page: role and name of each node that is not hidden, inert or of no use. */
export async function accessibleTree(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ignored}) => !ignored)
    .map(({role, name}) => `${role?.value ?? ''} ${name?.value ?? ''}`.trim());
}

/** Presses Tab so often and returns what has the focus each time: whether it is inside, and outside of the page. */
export async function walkFrom(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  {within, steps}: {readonly within: string; readonly steps: number},
): Promise<readonly ('inside' | 'outside' | 'browser')[]> {
  const places: ('inside' | 'outside' | 'browser')[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    places.push(
      await page.evaluate((selector) => {
        const {activeElement} = document;
        if (!activeElement || activeElement === document.body) return 'browser';
        return activeElement.closest(selector) ? 'inside' : 'outside';
      }, within),
    );
  }
  return places;
}
