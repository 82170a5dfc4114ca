import {expect, type Locator, type Page, test} from '@playwright/test';
import {latestVersion} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {audit} from './steps/audit.ts';
import {openAlive} from './steps/openAlive.ts';

const address = docsAddress(latestVersion(), 'api/methods/listeners');

/** The first sample of the page that needs imports from its hidden lines. */
function firstSample(page: Page): Locator {
  return page.locator('figure:has(input[type="checkbox"]):has([data-imports])').first();
}

async function importsOf(sample: Locator): Promise<string> {
  return (await sample.locator('pre').getAttribute('data-imports')) ?? '';
}

test.describe('X without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('X the keyboard shows the hidden lines of a sample, and hides them again', async ({
    page,
  }) => {
    await page.goto(address);
    const sample = firstSample(page);
    const lines = sample.locator('.hidden-lines');
    const box = sample.getByRole('checkbox', {name: 'Show hidden lines'});
    await expect(lines).toBeHidden();
    await box.focus();
    await page.keyboard.press('Space');
    await expect(lines).toBeVisible();
    await expect(page.locator('.hidden-lines:visible')).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(lines).toBeHidden();
  });
});

test('X Copy takes the visible lines under the imports they need, and all lines once they show', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAlive(page, address);
  const sample = firstSample(page);
  const shown = await sample.locator('.line:visible').allTextContents();
  const imports = await importsOf(sample);
  expect(imports).toContain("from 'expo-iap';");
  const copied = async () => {
    await sample.getByRole('button', {name: 'Copy'}).click();
    await expect(sample.getByRole('status')).toHaveText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copied();
  expect(text.startsWith(imports)).toBe(true);
  expect(text.slice(imports.length).trimStart()).toBe(shown.join(''));
  await sample.getByText('Show hidden lines').click();
  const hidden = (await sample.locator('.hidden-lines:visible').textContent()) ?? '';
  expect(hidden).not.toBe('');
  expect(await copied()).toBe(hidden + shown.join(''));
});

test('X shown lines fit a phone and pass axe', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openAlive(page, address);
  const boxes = page.getByRole('checkbox', {name: 'Show hidden lines'});
  for (const box of await boxes.all()) await box.check();
  expect(await audit(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

test('X paper has the lines that the reader shows, without the switch', async ({page}) => {
  await openAlive(page, address);
  const sample = firstSample(page);
  await sample.getByText('Show hidden lines').click();
  await page.emulateMedia({media: 'print'});
  await expect(sample.locator('.hidden-lines')).toBeVisible();
  await expect(page.locator('.hidden-lines:visible')).toHaveCount(1);
  await expect(sample.getByRole('checkbox')).toBeHidden();
  await expect(sample.getByText('Show hidden lines')).toBeHidden();
});
