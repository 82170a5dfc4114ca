import {expect, test} from '@playwright/test';
import {chromeSite} from '../../playwright.config.ts';
import {openAlive} from './steps/openAlive.ts';

test.use({baseURL: chromeSite});

for (const [where, address] of [
  ['inside the frame of the site', '/crash'],
  ['together with the frame of the site', '/frame-crash'],
] as const) {
  test(`E1 a page that crashes ${where} says so and recovers`, async ({page}) => {
    await openAlive(page, address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('All is well');
    await page.evaluate(() => window.sessionStorage.setItem('crash', 'yes'));
    await page.reload();
    const heading = page.getByRole('heading', {level: 1});
    await expect(heading).toHaveText('This page crashed');
    await expect(page.getByRole('region', {name: 'Error message'})).toHaveText(
      /^The session says: crash\.\s+Caused by: Someone asked for it\.$/,
    );
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading).toHaveText('This page crashed');
    await page.evaluate(() => window.sessionStorage.clear());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(heading).toHaveText('All is well');
  });
}

test('E1 from a page that crashed, the rest of the site is one click away', async ({page}) => {
  await openAlive(page, '/crash');
  await page.evaluate(() => window.sessionStorage.setItem('crash', 'yes'));
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed');
  const bar = page.getByRole('navigation', {name: 'Main'});
  await bar.getByRole('link', {name: 'One page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
});

test('E2 a script that does not arrive is told, and Retry fetches it again', async ({page}) => {
  const script = '**/late-part.*.js';
  await page.route(script, (route) => route.abort());
  await openAlive(page, '/late');
  await page.getByRole('button', {name: 'Load the part'}).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('Part of this page couldn’t load.');
  await expect(failure).toContainText('ChunkLoadError');
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(failure).toContainText('Part of this page couldn’t load.');
  await page.unroute(script);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('The late part is here.')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('E2 a script that is slow is announced', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/late-part.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await openAlive(page, '/late');
  await page.getByRole('button', {name: 'Load the part'}).click();
  await expect(page.getByRole('status')).toHaveText('Loading this page…');
  release();
  await expect(page.getByText('The late part is here.')).toBeVisible();
});
