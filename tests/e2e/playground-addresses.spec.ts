import {expect, type Locator, type Page, test as newTabTest} from '@playwright/test';
import {scenarioOf} from '../../src/content/scenarios/scenarios.ts';
import {homeShop} from '../../src/site/playableApps.ts';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {modes, showIn} from './steps/audit.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {watchErrors} from './steps/watchErrors.ts';

const version = latestVersion();
const example = docsAddress(version, 'examples/basic-store');
const guide = docsAddress(version, 'guides/purchases');
const killed = scenarioOf('basic-store', 'killed-before-delivery');
const offer = (page: Page): Locator => page.getByRole('region', {name: 'Try this sample'});

/** What a still picture may weigh. */
const MOST_BYTES = 20_000;

const shopPicture = (page: Page): Locator =>
  page.getByRole('img', {name: `A shop on a phone: ${homeShop.heading}.`});

async function expectPicture(picture: Locator): Promise<void> {
  await expect(picture).toBeVisible();
  const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(width).toBeGreaterThan(0);
}

test('X an address names a scenario, and starts nothing by itself', async ({page}) => {
  const complaints = watchErrors(page);
  await openAlive(page, `${example}?scenario=${killed.id}`);
  const stage = offer(page);
  await expect(stage.getByText(`Scenario: ${killed.title}`)).toBeVisible();
  const play = stage.getByRole('button', {name: 'Play this scenario'});
  await expect(play).toBeFocused();
  await expect(play).toBeInViewport();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(stage.getByRole('combobox', {name: 'Scenario'})).toHaveValue(killed.id);
  await expect(stage.getByRole('button', {name: 'Next step'})).toBeFocused();
  await stage.getByRole('button', {name: 'Play all'}).click();
  await expect(stage.getByText('End of the scenario')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('X the list of an example leads to the address of each scenario', async ({page}) => {
  await openAlive(page, example);
  await offer(page).getByText('scenarios to play').click();
  await offer(page).getByRole('link', {name: killed.title}).click();
  await expect(page).toHaveURL(new RegExp(`[?]scenario=${killed.id}$`));
  await expect(offer(page).getByRole('button', {name: 'Play this scenario'})).toBeFocused();
});

test('X an address with a scenario that nobody knows gets a sentence', async ({page}) => {
  await openAlive(page, `${example}?scenario=%3Cimg%3E`);
  await expect(offer(page)).toContainText('This sample has no scenario with that name.');
  await expect(offer(page).getByRole('button', {name: 'Try it'})).toBeVisible();
});

test('X a guide plays the scenario that it speaks of, on the platform that has it', async ({
  page,
}) => {
  const {id, title} = scenarioOf('guides', 'not-acknowledged');
  await openAlive(page, `${guide}?platform=ios`);
  const stage = page.getByRole('region', {name: `Scenario: ${title}`});
  await stage.getByRole('button', {name: 'Play this scenario'}).click();
  await expect(stage).toContainText(`expo-iap ${version.patch} on Android`);
  await expect(stage.getByRole('combobox', {name: 'Scenario'})).toHaveValue(id);
  await stage.getByRole('button', {name: 'Close'}).click();
  await expect(stage.getByRole('button', {name: 'Play this scenario'})).toBeFocused();
});

newTabTest.describe('without scripts', () => {
  newTabTest.use({javaScriptEnabled: false});

  newTabTest(
    'X a guide has the text of its scenarios, and no button that does nothing',
    async ({page}) => {
      await page.goto(guide);
      const {title, goal, steps} = scenarioOf('guides', 'pending-overnight');
      const stage = page.getByRole('region', {name: `Scenario: ${title}`});
      for (const text of [goal, ...steps.map(({say}) => say)])
        await expect(stage).toContainText(text);
      await expect(stage.getByRole('button')).toHaveCount(0);
      await expectPicture(stage.getByRole('img', {name: 'The app at the end of this scenario.'}));
    },
  );

  newTabTest('X an example offers nothing that cannot run, and says why', async ({page}) => {
    await page.goto(example);
    const stage = page.getByRole('region', {name: 'Try this sample'});
    await expect(stage.getByText('Running the basic store here needs JavaScript.')).toBeVisible();
    await expect(stage.getByText('Run the basic store here')).toBeHidden();
    await expect(stage.getByRole('button', {name: 'Try it'})).toHaveCount(0);
    await expectPicture(stage.getByRole('img', {name: 'A phone with the basic store.'}));
    await stage.getByText('scenarios to play').click();
    await expect(stage.getByText(killed.goal)).toBeVisible();
    await expect(page.getByRole('article')).toContainText('useCoinStore');
  });

  newTabTest('X the home page has the picture of the shop', async ({page}) => {
    await page.goto('/');
    await expect(shopPicture(page)).toBeVisible();
  });
});

for (const mode of modes)
  test(`X the picture of the shop is small and has the colors of the page, ${mode}`, async ({
    page,
  }) => {
    await openAlive(page, '/');
    await showIn(page, mode);
    const picture = shopPicture(page);
    const markup = await picture.evaluate((drawing) => drawing.outerHTML);
    expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(MOST_BYTES);
    const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(picture.locator('text').first()).toHaveCSS('fill', ink);
  });

test('X the shop of the home page is a picture until it is pressed, and then the same shop', async ({
  page,
}) => {
  const complaints = watchErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openAlive(page, '/');
  const isOfPlayground = (path: string): boolean => /\/play\//.test(path);
  expect(requests.filter(isOfPlayground)).toEqual([]);
  await offer(page).getByRole('button', {name: 'Run this shop here'}).click();
  const phone = offer(page).frameLocator('iframe');
  await expect(phone.getByRole('heading')).toHaveText(homeShop.heading);
  await expect(phone.locator('main')).toContainText(homeShop.product);
  await phone.getByRole('button', {name: homeShop.price}).click();
  await offer(page).getByRole('button', {name: 'Pay'}).click();
  await expect(phone.getByRole('heading')).toHaveText('You have 100 coins');
  expect(requests.filter(isOfPlayground)).not.toEqual([]);
  expect(complaints).toEqual([]);
});
