import {expect} from 'vitest';
import {blogSlugs, tagAddresses} from '../../chromium/steps/content.ts';
import type {Reader} from '../reader.ts';
import type {Act} from './act.ts';
import {address, expectReadable, goInside, heading, targets, texts} from './page.ts';

const posts = blogSlugs.map((slug) => `/blog/${slug}`);
const feeds = ['/blog/rss.xml', '/blog/atom.xml', '/blog/feed.json'];
const inMain = (to: string) => ({css: `main a[href="${to}"]`});

/** Runs in the page: what each post on it shows of itself. */
function readPosts() {
  const isShown = (element: Element) => element.checkVisibility();
  return [...document.querySelectorAll<HTMLElement>('main article')].map((article) => ({
    address: article.querySelector('header h2 a')?.getAttribute('href') ?? '',
    title: article.querySelector('header :is(h1, h2)')?.textContent ?? '',
    date: [...article.querySelectorAll('time')].find(isShown)?.textContent ?? '',
    year: article.querySelector('time')?.dateTime.slice(0, 4),
    readingTime: /(?:\d+|one) min read/i.test(article.innerText),
    author: [...article.querySelectorAll('a[href="/blog/authors/hyochan"]')]
      .filter(isShown)
      .some((link) => link.textContent === 'Hyo'),
    hasTags: [...article.querySelectorAll('a[href^="/blog/tags/"]')].some(isShown),
  }));
}

const facts = {
  title: expect.stringMatching(/\w/),
  date: expect.stringMatching(/^\w+ \d{1,2}, 20\d\d$/),
  readingTime: true,
  author: true,
  hasTags: true,
};

/** Fails unless the open page leads to each post by its title. */
async function expectAllPosts(reader: Reader, css: string): Promise<void> {
  await expect.poll(async () => (await targets(reader, css)).toSorted()).toEqual(posts.toSorted());
}

export const browsing: readonly Act[] = [
  {
    title: 'R2 R8 B1 B2 the list has every post with its facts and by year, and so has each post',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/blog`);
      const listed = await reader.evaluate(readPosts);
      expect(listed).toEqual(
        posts.map((post) => expect.objectContaining({...facts, address: post})),
      );
      const sidebar = 'nav[aria-label^="Blog"]';
      expect(await texts(reader, `${sidebar} h3`)).toEqual([
        ...new Set(listed.map(({year}) => year)),
      ]);
      expect(await targets(reader, `${sidebar} a`)).toEqual(posts);
      await reader.resize(390, 800);
      expect(await reader.evaluate(readPosts)).toEqual(listed);
      for (const {address: post, title} of listed) {
        await goInside(reader, post);
        await expect.poll(() => heading(reader)).toBe(title);
        expect(await reader.evaluate(readPosts)).toEqual([expect.objectContaining(facts)]);
      }
    },
  },
  {
    title:
      'R3 R4 R5 R6 R7 B3 B4 the list leads to archive, authors, tags and feeds, and they lead on',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/blog`);
      const read = await reader.evaluate(
        (all) => Promise.all(all.map(async (feed) => (await fetch(feed)).text())),
        feeds,
      );
      for (const feed of read) for (const post of posts) expect(feed).toContain(post);
      expect(
        await reader.evaluate(() =>
          [...document.querySelectorAll('link[rel=alternate][title]')].map((link) =>
            link.getAttribute('href'),
          ),
        ),
      ).toEqual(feeds);
      const lists = ['/blog/archive', '/blog/authors', '/blog/tags'];
      for (const width of [390, 768, 1280]) {
        await reader.resize(width, 800);
        for (const to of [...lists, ...feeds]) await reader.place(inMain(to));
      }

      await reader.click(inMain('/blog/archive'));
      await expect.poll(() => texts(reader, 'main h2')).toEqual(['2025']);
      await expectAllPosts(reader, 'main li a');

      await goInside(reader, '/blog');
      await reader.click(inMain('/blog/authors'));
      await expect.poll(() => heading(reader)).toBe('Authors');
      await reader.click(inMain('/blog/authors/hyochan'));
      await expect.poll(() => heading(reader)).toContain('Hyo');
      await expectAllPosts(reader, 'main h2 a');

      await goInside(reader, '/blog');
      await reader.click(inMain('/blog/tags'));
      await expect
        .poll(async () => (await targets(reader, 'main li a')).toSorted())
        .toEqual(tagAddresses.toSorted());
      const tags = await reader.evaluate(() =>
        [...document.querySelectorAll('main li a')].map((link) => ({
          to: link.getAttribute('href') ?? '',
          label: link.firstChild?.textContent,
        })),
      );
      for (const {to, label} of tags) {
        await goInside(reader, to);
        await expect.poll(() => heading(reader)).toContain(`"${label}"`);
        expect(await targets(reader, 'main article h2 a')).not.toEqual([]);
      }

      await goInside(reader, '/blog/v2-8-1-release');
      await expect.poll(() => heading(reader)).toContain('2.8.1');
      await reader.sees({css: 'article a[href="/blog/authors/hyochan"]'});
      await reader.click({css: 'article a[href="/blog/tags/ios"]'});
      await expect.poll(() => address(reader)).toBe('/blog/tags/ios');
      await expect.poll(() => heading(reader)).toContain('iOS');
      expect(await targets(reader, 'main h2 a')).toContain('/blog/v2-8-1-release');
      await expectReadable(reader);
    },
  },
];
