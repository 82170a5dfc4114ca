import {expect, test} from '@playwright/test';
import {posts} from '../../src/site/promised.ts';
import {openAlive} from './steps/openAlive.ts';
import {servedPage} from './steps/servedPage.ts';

const feeds = {
  RSS: {address: '/blog/rss.xml', type: 'application/rss+xml'},
  Atom: {address: '/blog/atom.xml', type: 'application/atom+xml'},
  JSON: {address: '/blog/feed.json', type: 'application/json'},
};

for (const [name, {address, type}] of Object.entries(feeds)) {
  test(`B4 the ${name} feed is announced by pages and contains each post`, async ({page}) => {
    for (const announcing of ['/', '/docs/intro', '/blog', `/blog/${posts[0]}`]) {
      const document = await servedPage(page, announcing);
      const link = document.querySelector(`head link[rel=alternate][type="${type}"]`);
      expect(link?.getAttribute('href'), announcing).toBe(address);
      expect(link?.getAttribute('title'), announcing).toContain(name);
    }
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    const feed = await response.text();
    for (const slug of posts) expect(feed).toContain(`/blog/${slug}`);
  });

  test(`B4 a reader of the list finds the ${name} feed`, async ({page}) => {
    await openAlive(page, '/blog');
    await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
  });
}
