import {describe, expect, it} from 'vitest';
import {environment} from '../../src/plugins/environment.ts';
import {versionOfAddress} from '../../src/site/addresses.ts';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';
import {attributes, type Page, readPages, texts} from './pages.ts';

const pages = readPages();
/** Version roots only lead on; the page they lead to carries title and description. */
const content = pages.filter(({$}) => $('meta[http-equiv=refresh]').length === 0);

/** Names each page and what is wrong with it. */
const faultsIn = (list: readonly Page[], find: (page: Page) => readonly string[]): string[] =>
  list.flatMap((page) => find(page).map((fault) => `${page.route}: ${fault}`));

/** The texts that occur again. */
const repeated = (list: readonly string[]): string[] =>
  list.filter((text, index) => list.indexOf(text) !== index);

describe('every page', () => {
  it('C9 is English and left to right', () => {
    const wrong = pages.filter(({$}) => $('html[lang=en][dir=ltr]').length !== 1);
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('C8 is called by its own title, a delimiter and the name of the site; the home page by the last alone', () => {
    for (const page of content) {
      const [title = ''] = texts(page, 'head > title');
      expect(title, page.route).toMatch(page.route === '/' ? /^Expo IAP$/ : /^.+ · Expo IAP$/);
    }
    expect(repeated(content.flatMap((page) => texts(page, 'head > title')))).toEqual([]);
  });

  it('K6 has a description that no other page has, and its canonical address', () => {
    // A version that was just opened repeats the descriptions of the one before it until its release.
    const released = content.filter(({route}) => versionOfAddress(route)?.status !== 'next');
    const descriptions = released.map(
      (page) => attributes(page, 'meta[name=description]', 'content')[0] ?? '',
    );
    expect(descriptions.filter((text) => text.trim() === '')).toEqual([]);
    expect(repeated(descriptions)).toEqual([]);
    const wrong = faultsIn(content, (page) =>
      attributes(page, 'link[rel=canonical]', 'href').filter(
        (address) => page.route !== '/404' && address !== `${environment.url}${page.route}`,
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has one first-level heading, and skips no level', () => {
    for (const page of pages)
      expect(texts(page, 'h1'), page.route).toEqual([expect.stringMatching(/\w/)]);
    const wrong = faultsIn(content, ({$}) => {
      const levels = [...$('main').find('h1, h2, h3, h4, h5, h6')].map(({name}) => Number(name[1]));
      const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return skips ? [levels.join(' ')] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('R7 R8 R9 R10 R11 has a heading that no other page of its version or of the blog has', () => {
    const roots = docsVersions.map(versionRoot).sort((one, other) => other.length - one.length);
    const headings = content.map((page) => {
      const part = roots.find((root) => page.route.startsWith(`${root}/`)) ?? 'others';
      return `${part}: ${texts(page, 'h1')[0]}`;
    });
    expect(repeated(headings)).toEqual([]);
  });

  it('C4 has a link past the bar, one bar, one main part and one footer, in this order', () => {
    for (const page of pages) {
      const parts = page
        .$('nav.navbar, main, footer')
        .toArray()
        .filter((part) => page.$(part).closest('article').length === 0);
      expect(
        parts.map(({name}) => name),
        page.route,
      ).toEqual(['nav', 'main', 'footer']);
      const [skip] = attributes(page, 'body a[href]', 'href');
      expect(skip, page.route).toBe('#__docusaurus_skipToContent_fallback');
      expect(page.$(skip ?? '').length, page.route).toBe(1);
    }
  });

  it('C1 has the bar: docs, versions, blog, GitHub, NPM and X', () => {
    for (const page of pages) {
      const links = page
        .$('nav.navbar .navbar__items > .navbar__link')
        .toArray()
        .map((link) => [page.$(link).text(), page.$(link).attr('href')]);
      expect(links, page.route).toEqual([
        ['Docs', expect.stringMatching(/^\/docs\/(?:[\d.]+\/)?intro$/)],
        ['Blog', '/blog'],
        ['GitHub', 'https://github.com/hyochan/expo-iap'],
        ['NPM', 'https://www.npmjs.com/package/expo-iap'],
        ['X', 'https://x.com/hyodotdev'],
      ]);
      const versions = texts(page, 'nav.navbar .navbar__items > details a');
      expect(versions, page.route).toEqual(
        docsVersions.map(({label}) => expect.stringContaining(label)),
      );
    }
  });

  it('C3 has the footer: three groups of links and the copyright of 2025', () => {
    for (const page of pages) {
      const groups = attributes(page, 'body footer section', 'aria-label');
      expect(groups.slice(-3), page.route).toEqual(['Docs', 'Community', 'More']);
      for (const group of groups.slice(-3))
        expect(page.$(`footer section[aria-label=${group}] a[href]`).length).toBeGreaterThan(3);
      expect(page.$('footer').last().text(), page.route).toContain('Copyright © 2025');
    }
  });

  it('X is light and complete without scripts: its text is there, styles for it, and no notice of a failure', () => {
    for (const page of pages) {
      const {$, route} = page;
      expect($('html').attr('data-theme') ?? 'light', route).toBe('light');
      expect($('main').text(), route).toMatch(/\w+ \w+/);
      expect(attributes(page, 'noscript > link[rel=stylesheet]', 'href'), route).toHaveLength(1);
      expect($('main [hidden]').not('.hidden-lines').length, route).toBe(0);
      expect($('.load-notice:not([hidden])').length, route).toBe(0);
    }
  });

  it('X carries its rules for paper, so that it can be printed before any other file comes', () => {
    const without = pages.filter(({html}) => !html.includes('@media print{'));
    expect(without.map(({route}) => route)).toEqual([]);
  });

  it('X says what each picture shows, or that it only adorns, and its size', () => {
    const wrong = faultsIn(pages, ({$}) =>
      $('img:not([alt]), img:not([width]), img:not([height])')
        .toArray()
        .map((image) => $.html(image)),
    );
    expect(wrong).toEqual([]);
  });

  it('X begins the name of each button and link with the words that it shows', () => {
    const wrong = faultsIn(pages, ({$}) =>
      $('a[aria-label], button[aria-label], summary[aria-label], [role=button][aria-label]')
        .toArray()
        .filter((element) => {
          const shown = $(element).clone();
          shown.find('.visually-hidden, svg').remove();
          const words = shown.text().replace(/\s+/g, ' ').trim().toLowerCase();
          return !$(element).attr('aria-label')?.toLowerCase().startsWith(words);
        })
        .map((element) => $.html(element).slice(0, 200)),
    );
    expect(wrong).toEqual([]);
  });
});
