import {expect, type Locator, type Page, test} from '@playwright/test';
import {scenarioOf} from '../../src/content/scenarios/scenarios.ts';
import {homeShop} from '../../src/site/playableApps.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {watchErrors} from './steps/watchErrors.ts';

// Why here: what a page has asked for before its reader pressed anything is seen by the browser alone, and the acts press at once.

const version = latestVersion();
const example = docsAddress(version, 'examples/basic-store');
const killed = scenarioOf('basic-store', 'killed-before-delivery');
const offer = (page: Page): Locator => page.getByRole('region', {name: 'Try this sample'});

test('X an address names a scenario, and starts nothing by itself', async ({page}) => {
  const complaints = watchErrors(page);
  await openAlive(page, `${example}?scenario=%3Cimg%3E`);
  await expect(offer(page)).toContainText('This sample has no scenario with that name.');
  await openAlive(page, example);
  await offer(page).getByText('scenarios to play').click();
  await offer(page).getByRole('link', {name: killed.title}).click();
  await expect(page).toHaveURL(new RegExp(`[?]scenario=${killed.id}$`));
  const play = offer(page).getByRole('button', {name: 'Play this scenario'});
  await expect(play).toBeFocused();
  await expect(play).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Enter');
  const stage = offer(page);
  await expect(stage.getByRole('heading', {name: killed.title})).toBeVisible();
  await expect(stage.getByRole('button', {name: 'Next step'})).toBeFocused();
  await stage.getByRole('button', {name: 'Play all'}).click();
  await expect(stage.getByText('End of the scenario')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('X a guide plays the scenario that it speaks of, on the platform that has it', async ({
  page,
}) => {
  const {title} = scenarioOf('guides', 'not-acknowledged');
  await openAlive(page, `${docsAddress(version, 'guides/purchases')}?platform=ios`);
  const stage = page.getByRole('region', {name: `Scenario: ${title}`});
  await stage.getByRole('button', {name: 'Play this scenario'}).click();
  await expect(stage).toContainText(`expo-iap ${version.patch} on Android`);
  await expect(stage.getByRole('heading', {name: title})).toBeVisible();
  await stage.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(stage.getByRole('button', {name: 'Play this scenario'})).toBeFocused();
});

test('X the shop of the home page is a picture until it is pressed, and then the same shop', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openAlive(page, '/');
  const picture = page.getByRole('img', {name: `A shop on a phone: ${homeShop.heading}.`});
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  await expect(picture.locator('text').first()).toHaveCSS('fill', ink);
  const ofPlayground = () => requests.filter((path) => path.includes('/play/'));
  expect(ofPlayground()).toEqual([]);
  await offer(page).getByRole('button', {name: 'Run this shop here'}).click();
  const phone = offer(page).frameLocator('iframe');
  await expect(phone.getByRole('heading')).toHaveText(homeShop.heading);
  await expect(phone.locator('main')).toContainText(homeShop.product);
  await phone.getByRole('button', {name: homeShop.price}).click();
  await offer(page).getByRole('button', {name: 'Pay'}).click();
  await expect(phone.getByRole('heading')).toHaveText('You have 100 coins');
  expect(ofPlayground()).not.toEqual([]);
  expect(complaints).toEqual([]);
});
