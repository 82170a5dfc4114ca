import {expect} from 'vitest';
import {hasPage, pages} from '../../../src/site/promised.ts';
import {docsVersions, latestVersion} from '../../../src/site/versions.ts';
import {docsAddress, layouts, sharedPage} from '../../chromium/steps/addresses.ts';
import type {Act} from './act.ts';
import {address, goInside, heading, isInView, targets, texts} from './page.ts';

const bar = 'nav[aria-label=Main] .navbar__inner';
const links = {
  Docs: '/docs/intro',
  Blog: '/blog',
  GitHub: 'https://github.com/hyochan/expo-iap',
  NPM: 'https://www.npmjs.com/package/expo-iap',
  X: 'https://x.com/hyodotdev',
};

/** Runs in the page: the addresses of the visible links in a part of it, by their words. */
function linksOf(css: string): Record<string, string | null> {
  const all = [...document.querySelectorAll(`${css} a`)].filter((link) => link.checkVisibility());
  return Object.fromEntries(
    all.map((link) => [(link.textContent ?? '').trim(), link.getAttribute('href')]),
  );
}

/** Runs in the page: its language, its parts in order, and what its footer leads to inside of the site. */
async function readFrame() {
  const {lang, dir} = document.documentElement;
  const parts = [...document.querySelectorAll('nav.navbar, main, footer')]
    .filter((part) => !part.closest('article'))
    .map(({localName}) => localName);
  const groups = [...document.querySelectorAll('footer section')].filter(
    (group) => group.querySelector('a')?.checkVisibility() === true,
  );
  const inside = [...document.querySelectorAll<HTMLAnchorElement>('footer section a[href^="/"]')];
  const answers = await Promise.all(inside.map(async ({href}) => (await fetch(href)).ok));
  return {
    lang,
    dir,
    parts,
    groups: groups.map((group) => group.getAttribute('aria-label')),
    leadsOn: answers.length > 0 && answers.every(Boolean),
    copyright: /Copyright © 2025/.test(
      [...document.querySelectorAll('footer')].at(-1)?.textContent ?? '',
    ),
    otherLanguages: document.querySelectorAll(
      'link[hreflang]:not([hreflang=en]):not([hreflang=x-default])',
    ).length,
  };
}

const frame = {
  lang: 'en',
  dir: 'ltr',
  parts: ['nav', 'main', 'footer'],
  groups: ['Docs', 'Community', 'More'],
  leadsOn: true,
  copyright: true,
  otherLanguages: 0,
};

/** Runs in the page: what names it, and what named it when it was sent. */
async function readNames() {
  // The title alone: the policy judges the styles of a document that is read, too.
  const [head = ''] = /<title.*?<\/title>/s.exec(await (await fetch(location.href)).text()) ?? [];
  const served = new DOMParser().parseFromString(head, 'text/html');
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return {title: document.title, served: served.title, canonical};
}

/** Runs in the page: where its breadcrumbs begin, and whether its contents are its headings. */
function readPlace(css: string) {
  const contents = [...document.querySelectorAll(css)];
  const headings = [...document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]')];
  const crumbs = [...document.querySelectorAll('nav[aria-label=Breadcrumbs] li')];
  return {
    crumbs: crumbs.length,
    home: crumbs[0]?.querySelector('a')?.getAttribute('href'),
    last: crumbs.at(-1)?.textContent,
    contents: contents.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    headings: headings.map(({id}) => `#${id}`),
  };
}

const contents = 'nav[aria-label="On this page"] a';
const sidebar = 'nav[aria-label="Docs sidebar"]';

export const orienting: readonly Act[] = [
  {
    title: 'C1 C3 C4 C5 C9 K6 the bar, the menu and the footer lead on from each part of the site',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/`);
      expect(await reader.text({css: 'main'})).toContain(
        'In-app purchase solution for Expo and React Native',
      );
      for (const {path, current} of [
        {path: '/', current: []},
        {path: '/docs/installation', current: ['Docs']},
        {path: '/blog/v2-8-1-release', current: ['Blog']},
      ]) {
        await goInside(reader, path);
        await expect
          .poll(() => texts(reader, `${bar} .navbar__link[aria-current]`))
          .toEqual(current);
        expect(await reader.evaluate(linksOf, bar)).toMatchObject({...links, 'Expo IAP': '/'});
        await reader.sees({css: `${bar} summary`});
        expect(await reader.evaluate(readFrame)).toEqual(frame);
      }
      await goInside(reader, '/');
      await reader.sees({css: 'main', text: 'In-app purchase solution'});
      for (const width of [390, 768]) {
        await reader.resize(width, 800);
        expect(await reader.evaluate(readFrame)).toEqual(frame);
        await reader.click({css: '[aria-label="Open the menu"]'});
        await reader.sees({css: 'dialog[open] summary', text: 'Versions'});
        expect(await reader.evaluate(linksOf, 'dialog[open]')).toMatchObject(links);
        await reader.press('Escape');
        await reader.seesNo({css: 'dialog[open]'});
      }
    },
  },
  {
    title: `C8 C9 K6 the titles of ${layouts.length} pages follow a reader who follows links`,
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/guides/faq`);
      for (const path of layouts) {
        await goInside(reader, path);
        await expect
          .poll(async () => {
            const {title, served} = await reader.evaluate(readNames);
            return title === served;
          })
          .toBe(true);
        const {title, canonical} = await reader.evaluate(readNames);
        expect(title).toMatch(path === '/' ? /^Expo IAP$/ : /^\S[^·]* · Expo IAP$/);
        expect(canonical).toBe(`https://expo-iap.hyo.dev${path}`);
        if (path.startsWith('/docs'))
          expect(title.startsWith(await heading(reader)), `${title}: its heading`).toBe(true);
      }
    },
  },
  {
    title: 'D1 D2 the sidebar of each version lists its pages and marks the open one',
    async run({reader, site}) {
      for (const version of docsVersions) {
        const ofVersion = pages.filter((rule) => hasPage(version.version, rule));
        const [listed, unlisted] = [true, false].map((isListed) =>
          ofVersion
            .filter((rule) => rule.listed === isListed)
            .map(({path}) => docsAddress(version, path))
            .toSorted(),
        );
        const page = docsAddress(version, sharedPage);
        await reader.open(site.origin + page);
        expect((await targets(reader, `${sidebar} a[href]`)).toSorted()).toEqual(listed);
        expect(await targets(reader, `${sidebar} a[aria-current=page]`)).toEqual([page]);
        await reader.wakeUp();
        for (const to of unlisted ?? []) {
          const before = await heading(reader);
          await goInside(reader, to);
          await expect.poll(() => heading(reader)).not.toBe(before);
          expect(await heading(reader)).not.toBe('Page not found');
          expect((await targets(reader, `${sidebar} a[href]`)).toSorted()).toEqual(listed);
        }
      }
    },
  },
  {
    title: 'D1 D3 S3 versions, breadcrumbs and contents say where a page is',
    async run({reader, site}) {
      const page = docsAddress(latestVersion(), sharedPage);
      const {label} = latestVersion();
      await reader.openAlive(site.origin + page);
      const menu = `${bar} details`;
      expect(await texts(reader, `${menu} summary`)).toEqual([label]);
      expect(await texts(reader, `${menu} a`)).toEqual([]);
      await reader.click({css: `${menu} summary`});
      await expect
        .poll(() => texts(reader, `${menu} a`))
        .toEqual(docsVersions.map((version) => version.label));
      expect(await texts(reader, `${menu} a[aria-current=page]`)).toEqual([label]);
      await reader.press('Escape');
      await expect.poll(() => texts(reader, `${menu} a`)).toEqual([]);

      for (const width of [1280, 768, 390]) {
        await reader.resize(width, 800);
        await reader.sees({css: 'nav[aria-label=Breadcrumbs]'});
        const place = await reader.evaluate(readPlace, contents);
        expect(place).toMatchObject({crumbs: 3, home: '/', last: expect.stringMatching(/\w/)});
        expect(place.contents).toEqual(place.headings);
        if (width < 997) {
          expect(await targets(reader, contents)).toEqual([]);
          await reader.click({css: 'button', text: 'On this page'});
        }
        const to = place.headings.at(width === 1280 ? -1 : 1) ?? '';
        await reader.click({css: `${contents}[href="${to}"]`});
        await expect.poll(() => address(reader)).toBe(page + to);
        await expect.poll(() => isInView(reader, `[id="${to.slice(1)}"]`)).toBe(true);
      }
    },
  },
];
