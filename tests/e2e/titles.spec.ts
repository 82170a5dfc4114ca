import {expect, test} from '@playwright/test';
import {environment} from '../../src/plugins/environment.ts';
import {site} from '../../src/site/identity.ts';
import {docsAddress, oldVersions, pageKinds} from './steps/addresses.ts';
import {goInside, openAlive} from './steps/openAlive.ts';
import {servedPage} from './steps/servedPage.ts';

for (const address of pageKinds.filter((each) => each !== '/')) {
  test(`C8 the title of ${address} is the page's, a delimiter and the site's`, async ({page}) => {
    const {title} = await servedPage(page, address);
    expect(title).toMatch(/^\S.* · Expo IAP$/);
    expect(title.split(' · ')).toHaveLength(2);
    await openAlive(page, address);
    await expect(page).toHaveTitle(title);
    // The title follows when the page is reached by a link.
    await goInside(page, '/');
    await expect(page).toHaveTitle(site.title);
    await goInside(page, address);
    await expect(page).toHaveTitle(title);
  });
}

test('C8 K6 the title of the home page is only the site title', async ({page}) => {
  expect((await servedPage(page, '/')).title).toBe('Expo IAP');
  await openAlive(page, '/');
  await expect(page).toHaveTitle('Expo IAP');
});

test('C8 the title of a docs page begins with its heading', async ({page}) => {
  for (const address of [
    '/docs/intro',
    '/docs/api',
    ...oldVersions.map((v) => docsAddress(v, 'intro')),
  ]) {
    const document = await servedPage(page, address);
    const heading = document.querySelector('h1')?.textContent ?? '';
    expect(document.title.startsWith(heading), `${document.title} / ${heading}`).toBe(true);
  }
});

test('K6 the home page shows the name and the tagline', async ({page}) => {
  await openAlive(page, '/');
  const main = page.getByRole('main');
  await expect(main).toContainText('Expo IAP');
  await expect(main).toContainText('In-app purchase solution for Expo and React Native');
});

test('K6 pages name their public address', async ({page}) => {
  for (const address of pageKinds) {
    const document = await servedPage(page, address);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical, address).toBe(`${environment.url}${address}`);
  }
});

test('C9 each kind of page is English and left to right, and offers no other language', async ({
  page,
}) => {
  for (const address of [...pageKinds, '/nowhere']) {
    const {documentElement} = await servedPage(page, address);
    expect(documentElement.lang, address).toBe('en');
    expect(documentElement.dir, address).toBe('ltr');
    const other = documentElement.querySelectorAll(
      'link[hreflang]:not([hreflang=en]):not([hreflang=x-default])',
    );
    expect(other, address).toHaveLength(0);
  }
  await openAlive(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByText('English', {exact: true})).toHaveCount(0);
});
