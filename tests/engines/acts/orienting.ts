import {expect} from 'vitest';
import {latestVersion} from '../../../src/site/versions.ts';
import {docsAddress, layouts, sharedPage} from '../../chromium/steps/addresses.ts';
import type {Act} from './act.ts';
import {address, goInside, isInView, targets} from './page.ts';

/** Runs in the page: what names it, and what named it when it was sent. */
async function readNames() {
  // The title alone: the policy judges the styles of a document that is read, too.
  const [head = ''] = /<title.*?<\/title>/s.exec(await (await fetch(location.href)).text()) ?? [];
  const served = new DOMParser().parseFromString(head, 'text/html');
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  return {title: document.title, served: served.title, canonical};
}

const contents = 'nav[aria-label="On this page"] a';

export const orienting: readonly Act[] = [
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
        const {canonical} = await reader.evaluate(readNames);
        expect(canonical).toBe(`https://expo-iap.hyo.dev${path}`);
      }
    },
  },
  {
    title: 'D3 S3 breadcrumbs and contents say where a page is',
    async run({reader, site}) {
      const page = docsAddress(latestVersion(), sharedPage);
      await reader.openAlive(site.origin + page);
      for (const width of [1280, 768, 390]) {
        await reader.resize(width, 800);
        await reader.sees({css: 'nav[aria-label=Breadcrumbs]'});
        if (width < 997) {
          expect(await targets(reader, contents)).toEqual([]);
          await reader.click({css: 'button', text: 'On this page'});
          await reader.sees({css: contents});
        }
        const to = (await targets(reader, contents)).at(width === 1280 ? -1 : 1) ?? '';
        await reader.click({css: `${contents}[href="${to}"]`});
        await expect.poll(() => address(reader)).toBe(page + to);
        await expect.poll(() => isInView(reader, `[id="${to.slice(1)}"]`)).toBe(true);
      }
    },
  },
];
