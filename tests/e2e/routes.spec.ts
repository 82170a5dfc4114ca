import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {hasPage, pages} from '../../src/site/pages.ts';
import {posts, tags} from '../../src/site/posts.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {openAlive} from './steps/openAlive.ts';
import {watchErrors} from './steps/watchErrors.ts';

const singlePages = {
  'R1 the home page': '/',
  'R2 the blog list': '/blog',
  'R3 the archive': '/blog/archive',
  'R4 the list of authors': '/blog/authors',
  'R5 the page of the author': '/blog/authors/hyochan',
  'R6 the list of tags': '/blog/tags',
};

for (const [title, address] of Object.entries(singlePages)) {
  test(`${title} answers with a heading of its own`, async ({page}) => {
    await expectOwnHeadings(page, [address]);
  });
}

test('R7 the page of each tag answers with a heading of its own', async ({page}) => {
  expect(tags).toHaveLength(16);
  await expectOwnHeadings(
    page,
    tags.map((tag) => `/blog/tags/${tag}`),
  );
});

test('R8 B1 each post answers with a heading of its own', async ({page}) => {
  expect(posts).toHaveLength(7);
  await expectOwnHeadings(
    page,
    posts.map((slug) => `/blog/${slug}`),
  );
});

const docsRows = {
  '2.8': {id: 'R9', count: 25},
  '2.7': {id: 'R10', count: 24},
  '2.6': {id: 'R11', count: 24},
};

for (const [name, {id, count}] of Object.entries(docsRows)) {
  test(`${id} D1 each page of version ${name} answers with a heading of its own`, async ({
    page,
  }) => {
    const addresses = docsVersions
      .filter(({version}) => version === name)
      .flatMap((version) =>
        pages
          .filter((rule) => hasPage(version.version, rule))
          .map(({path}) => docsAddress(version, path)),
      );
    expect(addresses).toHaveLength(count);
    await expectOwnHeadings(page, addresses);
  });
}

async function expectOwnHeadings(page: Page, addresses: readonly string[]): Promise<void> {
  test.setTimeout(30_000 + addresses.length * 4_000);
  const complaints = watchErrors(page);
  const headings: string[] = [];
  for (const address of addresses) {
    const response = await openAlive(page, address);
    expect(response?.status(), address).toBe(200);
    expect(response?.request().redirectedFrom(), `${address} without a redirect`).toBeNull();
    expect(new URL(page.url()).pathname).toBe(address);
    const heading = page.getByRole('main').getByRole('heading', {level: 1});
    await expect(heading, address).toHaveCount(1);
    await expect(heading).not.toHaveText('Page not found');
    headings.push(await heading.innerText());
  }
  expect(headings).not.toContain('');
  expect(new Set(headings).size, `different headings: ${headings.join(', ')}`).toBe(
    headings.length,
  );
  expect(complaints).toEqual([]);
}
