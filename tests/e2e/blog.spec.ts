import {expect, test} from '@playwright/test';
import type {Locator} from '@playwright/test';
import {blogSlugs, tagAddresses} from './steps/content.ts';
import {openAlive} from './steps/openAlive.ts';
import {screen, widths} from './steps/screens.ts';
import {expectPage, servedPage} from './steps/servedPage.ts';

for (const width of widths) {
  test(`B1 the list shows every post with author, date, tags and reading time at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(screen(width));
    await openAlive(page, '/blog');
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(blogSlugs.length);
    const links = articles.getByRole('heading', {level: 2}).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets.toSorted()).toEqual(blogSlugs.map((slug) => `/blog/${slug}`).sort());
    for (const article of await articles.all()) await expectFacts(article);
  });
}

for (const slug of blogSlugs) {
  test(`R8 B1 /blog/${slug} shows author, date, tags and reading time`, async ({page}) => {
    await openAlive(page, `/blog/${slug}`);
    await expectFacts(page.getByRole('main').getByRole('article'));
  });
}

test('B2 the sidebar groups all posts by year, newest first', async ({page}) => {
  await openAlive(page, '/blog');
  const sidebar = page.getByRole('navigation', {name: /blog/i}).filter({visible: true});
  const years = await page
    .getByRole('article')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')?.slice(0, 4)));
  await expect(sidebar.getByText(/^20\d\d$/)).toHaveText([...new Set(years)].map(String));
  const links = sidebar.getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(blogSlugs.map((slug) => `/blog/${slug}`));
});

const indexes = {archive: '/blog/archive', authors: '/blog/authors', tags: '/blog/tags'};

for (const [name, address] of Object.entries(indexes)) {
  for (const width of widths) {
    test(`B3 a reader of the list finds the ${name} at ${width} px`, async ({page}) => {
      await page.setViewportSize(screen(width));
      await openAlive(page, '/blog');
      await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
      await page.waitForURL(address);
      await expectPage(page, address);
    });
  }
}

test('B3 the archive links each post under its year', async ({page}) => {
  await openAlive(page, '/blog/archive');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: '2025'})).toBeVisible();
  for (const slug of blogSlugs) await expect(main.locator(`a[href="/blog/${slug}"]`)).toBeVisible();
});

test('R5 B3 the list of authors leads to the author, whose page lists each post', async ({
  page,
}) => {
  await openAlive(page, '/blog/authors');
  await page.getByRole('main').locator('a[href="/blog/authors/hyochan"]').first().click();
  await expect(page.getByRole('main').getByRole('heading', {level: 1})).toContainText('Hyo');
  for (const slug of blogSlugs) {
    await expect(page.getByRole('main').locator(`h2 a[href="/blog/${slug}"]`)).toBeVisible();
  }
});

test('R6 R7 B3 the list of tags leads to a page for each tag, which lists its posts', async ({
  page,
}) => {
  await openAlive(page, '/blog/tags');
  const targets = await page
    .getByRole('main')
    .locator('a[href^="/blog/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.toSorted()).toEqual(tagAddresses.toSorted());
  for (const address of tagAddresses) {
    const ofTag = await servedPage(page, address);
    const listed = ofTag.querySelectorAll('main article h2 a');
    expect(listed.length, address).toBeGreaterThan(0);
  }
});

test('B3 the tags and the author of a post lead to their pages', async ({page}) => {
  await openAlive(page, '/blog/v2-8-1-release');
  const article = page.getByRole('main').getByRole('article');
  await expect(article.locator('a[href="/blog/authors/hyochan"]').first()).toBeVisible();
  await article.locator('a[href="/blog/tags/ios"]').click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('iOS');
  await expect(page.getByRole('main').locator('h2 a[href="/blog/v2-8-1-release"]')).toBeVisible();
});

async function expectFacts(article: Locator): Promise<void> {
  await expect(article.getByText('Hyo', {exact: true}).first()).toBeVisible();
  await expect(article.locator('time').first()).toHaveText(/^\w+ \d{1,2}, 20\d\d$/);
  await expect(article.getByText(/\d+ min read|one min read/i)).toBeVisible();
  await expect(article.locator('a[rel=tag], a[href^="/blog/tags/"]').first()).toBeVisible();
}
