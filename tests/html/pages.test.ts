import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {versionOfAddress} from '../../src/site/addresses.ts';
import {hasPage, pages as promisedPages} from '../../src/site/promised.ts';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';
import {additions, contractRoutes} from './contractRoutes.ts';
import {readBuild} from './readBuild.ts';

const pages = readBuild();
/** Version roots only lead on; the page they lead to carries title and description. */
const content = pages.filter(({document}) => !document.querySelector('meta[http-equiv="refresh"]'));

/** The words of an element that eyes see. */
function shownText(element: Element): string {
  const copy = element.ownerDocument.importNode(element, true);
  for (const hidden of copy.querySelectorAll('.visually-hidden, svg')) hidden.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}

describe('the build', () => {
  it('has every promised page of every version', () => {
    const routes = new Set(pages.map(({route}) => route));
    const promised = docsVersions.flatMap((entry) =>
      promisedPages
        .filter((rule) => hasPage(entry.version, rule))
        .map(({path}) => `${versionRoot(entry)}/${path}`),
    );
    expect(promised.filter((route) => !routes.has(route))).toEqual([]);
  });

  it('R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 has the routes of the contract and the listed additions, no others', () => {
    expect(pages.map(({route}) => route).sort()).toEqual([...contractRoutes, ...additions].sort());
  });

  it('E10 was written without a warning', () => {
    const log = readFileSync('.cache/build.log', 'utf8');
    expect(
      log.split('\n').filter((line) => /warn|deprecat/i.test(line) && !line.startsWith('npm warn')),
    ).toEqual([]);
  });

  it('has one first-level heading on every page', () => {
    const wrong = pages.filter(({document}) => document.querySelectorAll('h1').length !== 1);
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('skips no heading level', () => {
    const wrong = content.flatMap(({route, document}) => {
      const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map((h) =>
        Number(h.tagName[1]),
      );
      return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
        ? [`${route}: ${levels.join(' ')}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it.each(['title', 'meta[name="description"]'])(
    'has a %s on every page that no other page has',
    (selector) => {
      const texts = content.map(({route, document}) => {
        const element = document.querySelector(selector);
        return {route, text: element?.getAttribute('content') ?? element?.textContent ?? ''};
      });
      expect(texts.filter(({text}) => text.trim() === '')).toEqual([]);
      // A version that was just opened repeats the descriptions of the one before it until its release.
      const compared = texts.filter(
        ({route}) => selector === 'title' || versionOfAddress(route)?.status !== 'next',
      );
      const repeated = compared.filter(
        ({text}, index) => compared.findIndex((other) => other.text === text) !== index,
      );
      expect(repeated).toEqual([]);
    },
  );

  it('C8 titles end with the name of the site, and the home page has it alone', () => {
    for (const {route, document} of content) {
      const title = document.title;
      if (route === '/') expect(title).toBe('Expo IAP');
      else expect(title, route).toMatch(/^.+ · Expo IAP$/);
    }
  });

  it('K6 names its canonical address on every page', () => {
    const wrong = content.filter(({route, document}) => {
      const address = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      return route !== '/404' && address !== `https://expo-iap.hyo.dev${route}`;
    });
    expect(wrong.map(({route}) => route)).toEqual([]);
  });

  it('begins the name of each button and link with the words that it shows', () => {
    const wrong = pages.flatMap(({route, document}) =>
      [...document.querySelectorAll(':is(a, button, summary, [role="button"])[aria-label]')]
        .filter((element) => {
          const name = element.getAttribute('aria-label') ?? '';
          return !name.toLowerCase().startsWith(shownText(element).toLowerCase());
        })
        .map((element) => `${route}: ${element.outerHTML.slice(0, 200)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('C9 is English and left to right', () => {
    for (const {document} of pages) {
      expect(document.documentElement.lang).toBe('en');
      expect(document.documentElement.dir).toBe('ltr');
    }
  });
});
