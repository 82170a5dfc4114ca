import {expect} from 'vitest';
import type {Reader} from '../reader.ts';
import {type Act, onChromeSite} from './act.ts';
import {address, focused, goInside, heading, targets, texts} from './page.ts';

const bar = '.navbar__inner';
const menu = 'dialog[open]';
const crash = 'A page that may crash';

/** A dropdown of the bar or of the menu, by a link in it. */
const dropdown = (place: string, href: string) => `${place} details:has(a[href^="${href}"])`;
const more = dropdown(bar, '/crash');

/** Every kind of link that a bar can have: its words, its address, and the title of the page behind it. */
const items = [
  ['Default link', '/late', 'Late'],
  ['One page', '/docs/intro', 'Introduction'],
  ['Sidebar', '/docs/intro', 'Introduction'],
  ['This version', '/docs/intro', 'Introduction'],
  ['Plain HTML', '/about.txt', undefined],
] as const;

async function openMenu(reader: Reader): Promise<void> {
  await reader.click({css: '[aria-label="Open the menu"]'});
  await reader.sees({css: menu});
}

/** Opens a page on a narrow screen, with the main menu. */
async function openMainMenu(reader: Reader, to: string): Promise<void> {
  await reader.resize(390, 800);
  await reader.openAlive(to);
  await openMenu(reader);
  if (to.includes('/docs/')) await reader.click({css: `${menu} button`, text: 'Back to main menu'});
}

/** Returns the words of the links of the bar that are marked as current, seen or not. */
const marked = (reader: Reader, value: string): Promise<(string | null)[]> =>
  reader.evaluate(
    (css) => [...document.querySelectorAll(css)].map(({textContent}) => textContent),
    `${bar} a[aria-current${value}]`,
  );

const acts: readonly Act[] = [
  {
    title: 'C2 every kind of link leads on, in the bar and in the menu, and the search is there',
    async run({reader, site}) {
      for (const width of [1280, 390]) {
        await reader.resize(width, 800);
        await reader.openAlive(`${site.origin}/`);
        await reader.sees({css: `${bar} [type=search]`});
        for (const [words, to, title] of items) {
          if (width === 390) await openMenu(reader);
          await reader.click({css: `${width === 390 ? menu : bar} a`, text: words});
          await expect.poll(() => address(reader)).toBe(to);
          if (title === undefined) continue;
          await expect.poll(() => heading(reader)).toBe(title);
          await goInside(reader, '/');
          await expect.poll(() => heading(reader)).toBe('Home');
        }
      }
    },
    // The text file has no icon, for which the browser therefore asks; the site has none either.
    expected: /404/,
  },
  {
    title:
      'C2 D4 S3 dropdowns open, lead on, and close by Escape, by a click and by the focus elsewhere',
    async run({reader, site}) {
      const inMore = () => texts(reader, `${more} a`);
      await reader.openAlive(`${site.origin}/`);
      expect(await inMore()).toEqual([]);
      await reader.click({css: `${more} summary`});
      await expect.poll(inMore).toEqual([crash, 'A long page', 'Another site']);
      expect(await targets(reader, `${more} a`)).toEqual([
        '/crash',
        '/docs/long',
        'https://example.com/',
      ]);
      await reader.press('Tab');
      // WebKit leaves out links on the way of Tab, as Safari does.
      if (reader.engine !== 'webkit') expect(await focused(reader)).toBe(crash);
      else
        await reader.evaluate(
          (css) => document.querySelector<HTMLElement>(css)?.focus(),
          `${more} a`,
        );
      await reader.press('Escape');
      await expect.poll(inMore).toEqual([]);
      expect(await focused(reader)).toBe('More');
      await reader.press('Enter');
      await expect.poll(inMore).toHaveLength(3);
      await reader.click({css: 'main h1'});
      await expect.poll(inMore).toEqual([]);
      await reader.click({css: `${more} summary`});
      await expect.poll(inMore).toHaveLength(3);
      await reader.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus());
      await expect.poll(inMore).toEqual([]);
      await reader.click({css: `${more} summary`});
      await reader.click({css: `${more} a`, text: 'A long page'});
      await expect.poll(() => address(reader)).toBe('/docs/long');
      await expect.poll(inMore).toEqual([]);

      await reader.openAlive(`${site.origin}/docs/long?from=mail#kept`);
      const versions = dropdown(bar, '/docs/1.0');
      await reader.click({css: `${versions} summary`, text: 'Second edition'});
      await expect
        .poll(() => texts(reader, `${versions} a`))
        .toEqual(['Second edition', 'First edition']);
      await reader.click({css: `${versions} a`, text: 'First edition'});
      await expect.poll(() => address(reader)).toBe('/docs/1.0/long?from=mail#kept');
      await reader.sees({css: `${bar} summary`, text: 'First edition'});
      await reader.sees({css: `${bar} a[href="/docs/1.0/intro"]`, text: 'This version'});
    },
    expected: /404/,
  },
  {
    title: 'S3 C5 C9 in the menu the dropdown with the active item starts open, and no other',
    async run({reader, site}) {
      const unfolded = () => texts(reader, `${menu} details[open] summary`);
      for (const to of ['/crash', '/docs/long', '/fr/crash']) {
        await openMainMenu(reader, site.origin + to);
        expect((await unfolded()).slice(0, 1)).toEqual(['More']);
        await reader.sees({css: `${menu} details[open] a[aria-current=page]`});
      }
      await openMainMenu(reader, `${site.origin}/late?x=1`);
      expect(await unfolded()).toEqual([]);
      await reader.click({css: `${menu} summary`, text: 'Languages'});
      await expect.poll(() => targets(reader, `${menu} a[lang=fr]`)).toEqual(['/fr/late?x=1']);
      await reader.click({css: `${menu} summary`, text: 'More'});
      await reader.click({css: `${menu} a`, text: crash});
      await expect.poll(() => address(reader)).toBe('/crash');
      await reader.seesNo({css: menu});
    },
    expected: /404/,
  },
  {
    title: 'C9 the locale dropdown leads to the same page in each language, with query and hash',
    async run({reader, site}) {
      const rest = '/docs/long?from=mail#kept';
      await reader.openAlive(site.origin + rest);
      await reader.click({css: `${bar} summary`, text: 'English'});
      await expect.poll(() => texts(reader, `${bar} a[lang]`)).toEqual(['English', 'Français']);
      await reader.click({css: `${bar} a[lang=fr]`});
      await expect.poll(() => address(reader)).toBe(`/fr${rest}`);
      expect(await reader.evaluate(() => document.documentElement.lang)).toBe('fr');
      await reader.wakeUp();
      await reader.click({css: `${bar} summary`, text: 'Français'});
      await expect.poll(() => targets(reader, `${bar} a[lang=en]`)).toEqual([rest]);
    },
    expected: /404/,
  },
  {
    title: 'C2 C9 links that lead to the very page say so, in every language and after a click',
    async run({reader, site}) {
      const edition = expect.stringMatching(/edition/);
      const expectLong = async () => {
        await expect.poll(() => marked(reader, '=page')).toEqual(['A long page', edition]);
        expect(await marked(reader, '=true')).toEqual(['One page', 'Sidebar']);
      };
      for (const base of ['/fr', '']) {
        await reader.openAlive(`${site.origin}${base}/docs/long`);
        await expectLong();
        await reader.openAlive(`${site.origin}${base}/docs/intro`);
        expect(await marked(reader, '=page')).toEqual([
          'One page',
          'Sidebar',
          'This version',
          edition,
        ]);
      }
      await reader.click({css: `${more} summary`});
      await reader.click({css: `${more} a`, text: 'A long page'});
      await expectLong();
      await reader.openAlive(`${site.origin}/late`);
      expect(await marked(reader, '')).toEqual(['Default link']);
    },
    expected: /404/,
  },
];

export const navigating: readonly Act[] = acts.map(onChromeSite);
