import type {Page} from '@playwright/test';
import {expect, test as base} from '@playwright/test';
import {openMenu} from '../steps/mobileMenu.ts';
import {openAlive} from '../steps/openAlive.ts';
import {screen} from '../steps/screens.ts';
import {serveFrame} from '../steps/serveFrame.ts';
import {serveWithHeaders} from '../steps/serveWithHeaders.ts';
import {openVersions} from '../steps/versionDropdown.ts';
import {watchErrors} from '../steps/watchErrors.ts';
import {watchViolations} from '../steps/watchViolations.ts';

const test = base.extend<object, {headerHost: string}>({
  headerHost: [
    async ({}, use) => {
      const server = await serveWithHeaders();
      await use(server.origin);
      await server.close();
    },
    {scope: 'worker'},
  ],
});

const hosts = ['without headers', 'with headers'] as const;
type Host = (typeof hosts)[number];

/** Opens an address on a host that sends headers, or on one where only the page's own `<meta>` counts. */
async function open(page: Page, host: Host, headerHost: string, address: string): Promise<void> {
  await openAlive(page, host === 'with headers' ? `${headerHost}${address}` : address);
}

// That it refuses nothing on any kind of page is an act of every engine (tests/engines/acts/opening.ts).
for (const host of hosts) {
  test(`X the policy refuses nothing that a reader does, ${host}`, async ({page, headerHost}) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const violations = await watchViolations(page);
    const complaints = watchErrors(page);
    await open(page, host, headerHost, '/docs/installation');
    await page.getByRole('main').getByText('pnpm', {exact: true}).first().click();
    await page.getByRole('button', {name: /copy/i}).first().click();
    await page.getByRole('button', {name: /dark and light/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('main details summary, main h2 > a').first().click();
    await (await openVersions(page, 1280)).last().click();
    await expect(page).toHaveURL(/\/docs\/2\.6\/installation/);
    await page.setViewportSize(screen(360));
    await (await openMenu(page)).getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`X the search runs under the policy, ${host}`, async ({page, headerHost}) => {
    const violations = await watchViolations(page);
    await open(page, host, headerHost, '/docs/intro');
    const found = await page.evaluate(async () => {
      const address = '/pagefind/2.8/pagefind.js';
      const pagefind: {search(text: string): Promise<{results: unknown[]}>} = await import(address);
      return (await pagefind.search('purchase')).results.length;
    });
    expect(found).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });

  test(`X a planted script, handler and style have no effect, ${host}`, async ({
    page,
    headerHost,
  }) => {
    const violations = await watchViolations(page);
    const planted =
      '<script>window.planted = "script"</script><img src="/none.png" alt="" onerror="window.planted = \'handler\'">' +
      '<p id="foreign" style="color: rgb(1, 2, 3)">x</p><style>#foreign { outline: 7px solid }</style>' +
      '<script src="https://example.com/foreign.js"></script><iframe src="https://example.com/"></iframe>';
    await page.route('**/docs/intro', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</body>', `${planted}</body>`);
      await route.fulfill({response, body});
    });
    await page.goto(host === 'with headers' ? `${headerHost}/docs/intro` : '/docs/intro');
    await expect.poll(() => new Set(violations.map((text) => text.split(' ')[1])).size).toBe(5);
    expect(violations.map((text) => text.split(' ')[1]).sort()).toEqual(
      expect.arrayContaining([
        'frame-src',
        'script-src-attr',
        'script-src-elem',
        'style-src-attr',
        'style-src-elem',
      ]),
    );
    expect(violations.some((text) => text.includes('https://example.com/foreign.js'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBeUndefined();
    await expect(page.locator('#foreign')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
    await expect(page.locator('#foreign')).not.toHaveCSS('outline-width', '7px');
  });

  test(`X text cannot become code, ${host}`, async ({page, headerHost}) => {
    await open(page, host, headerHost, '/docs/intro');
    const refused = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          // In a separate task, because the browser lets the debugger's own call use eval.
          setTimeout(() => {
            try {
              Reflect.construct(Function, ['return 1']);
              resolve(false);
            } catch (error) {
              resolve(error instanceof EvalError);
            }
          });
        }),
    );
    expect(refused).toBe(true);
  });
}

test('X no other site can frame a page that comes with headers', async ({
  page,
  headerHost,
  baseURL,
}) => {
  const other = await serveFrame();
  const framed = page.frameLocator('iframe').locator('#__docusaurus');
  await page.goto(`${other.origin}/?${baseURL}/docs/intro`);
  await expect(framed, 'a host without headers cannot forbid it').toHaveCount(1);
  await page.goto(`${other.origin}/?${headerHost}/docs/intro`);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  await expect(framed).toHaveCount(0);
  await other.close();
});
