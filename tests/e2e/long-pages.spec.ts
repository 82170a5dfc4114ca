import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {docsVersions, folderOf} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {test} from './steps/sameTab.ts';
import {screen} from './steps/screens.ts';
import {servedPage} from './steps/servedPage.ts';

const contents = (page: Page) => page.locator('nav[aria-label="On this page"]');
const current = (page: Page) => contents(page).locator('[aria-current=true]');

for (const version of docsVersions) {
  test(`X the list of symptoms of ${version.version} leads to each of them, and every group back`, async ({
    page,
  }) => {
    const document = await servedPage(page, docsAddress(version, 'guides/troubleshooting'));
    const listed = [...document.querySelectorAll('.index a')].map((link) =>
      link.getAttribute('href'),
    );
    const symptoms = [...document.querySelectorAll('.theme-doc-markdown h3[id]')];
    expect(symptoms.length).toBeGreaterThan(50);
    expect(listed).toEqual(symptoms.map(({id}) => `#${id}`));
    const ways = [...document.querySelectorAll('.way-back a')];
    expect(ways).toHaveLength(document.querySelectorAll('.index > li').length);
    for (const way of ways) expect(way.getAttribute('href')).toBe('#symptoms');
  });
}

/** The page of 2.8 has ten functions and no list of them: the contents of the page are one. */
const withList = docsVersions.filter(({version}) =>
  readFileSync(`${folderOf(version)}/api/methods/core-methods.mdx`, 'utf8').includes(
    '<Index of="functions"',
  ),
);

for (const version of withList) {
  test(`X the list of functions of ${version.version} says what each of them does`, async ({
    page,
  }) => {
    const document = await servedPage(page, docsAddress(version, 'api/methods/core-methods'));
    const entries = [...document.querySelectorAll('.index li li')];
    const functions = [...document.querySelectorAll('.theme-doc-markdown h3[id]')].filter(
      (heading) => heading.querySelector('code')?.textContent === heading.textContent.trim(),
    );
    expect(functions.length).toBeGreaterThan(25);
    expect(entries).toHaveLength(functions.length);
    for (const entry of entries) {
      const name = entry.querySelector('a')?.textContent ?? '';
      const [id] = (entry.querySelector('a')?.getAttribute('href') ?? '').split('#').slice(1);
      expect(document.querySelector(`h3[id="${id}"] code`)?.textContent).toBe(name);
      expect(entry.textContent?.length, name).toBeGreaterThan(name.length + 10);
    }
    const headings = [...document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]')];
    const ends = headings.filter(
      ({tagName}, place) => tagName === 'H3' && headings[place + 1]?.tagName !== 'H3',
    );
    const ways = [...document.querySelectorAll('.way-back a')];
    expect(ways).toHaveLength(ends.length);
    for (const way of ways) expect(way.getAttribute('href')).toBe('#functions');
    expect(document.querySelector('#functions')).not.toBeNull();
  });
}

test('X readers see the symptoms of their platform before any script runs', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.goto('/docs/guides/troubleshooting');
  const iosOnly = page.locator('.index .ios').first();
  const androidOnly = page.locator('.index .android').first();
  const both = page.locator('.index li li:not(.ios, .android)').first();
  const choice = page.getByRole('group', {name: 'Show symptoms on'});
  await choice.getByRole('radio', {name: 'Android'}).check();
  await expect(iosOnly).toBeHidden();
  await expect(androidOnly).toBeVisible();
  await expect(both).toBeVisible();
  await choice.getByRole('radio', {name: 'Both'}).check();
  await expect(iosOnly).toBeVisible();
});

test('X the contents mark the section that the reader is in, and keep it in sight', async ({
  page,
}) => {
  await openAlive(page, '/docs/guides/troubleshooting');
  for (const id of ['billing-unavailable', 'restore-empty', 'not-a-function']) {
    await page.evaluate((place) => document.getElementById(place)?.scrollIntoView(), id);
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
    await expect(current(page)).toBeInViewport();
  }
});

for (const width of [360, 768] as const) {
  test(`X at ${width} px the contents open from anywhere on the page, marked, and close behind a choice`, async ({
    page,
  }) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, '/docs/guides/troubleshooting');
    await page.evaluate(() => document.getElementById('restore-empty')?.scrollIntoView());
    await page.getByRole('button', {name: 'On this page'}).click();
    await expect(current(page)).toHaveAttribute('href', '#restore-empty');
    await expect(current(page)).toBeInViewport();
    const choice = contents(page).locator('a[href="#has-active-false"]');
    await choice.click();
    await expect(choice).toBeHidden();
    await expect(page.locator('#has-active-false')).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#has-active-false');
  });
}

test('X the contents open, lead on and close before any script runs', async ({page}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.setViewportSize(screen(360));
  await page.goto('/docs/guides/troubleshooting');
  await page.getByRole('button', {name: 'On this page'}).click();
  const choice = contents(page).locator('a[href="#debug"]');
  await choice.click();
  await expect(choice).toBeHidden();
  await expect(page.locator('#debug')).toBeInViewport();
});
