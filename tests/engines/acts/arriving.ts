import {expect} from 'vitest';
import {docsVersions, latestVersion} from '../../../src/site/versions.ts';
import {docsAddress, oldVersion} from '../../chromium/steps/addresses.ts';
import type {Act} from './act.ts';
import {address, goInside, isInView, texts} from './page.ts';

/** Runs in the page: whether the innermost element with a text is in view. */
function isShownAtOnce(text: string): boolean {
  const says = ({textContent}: Element) => textContent?.includes(text) === true;
  return [...document.querySelectorAll('main *')]
    .filter((each) => says(each) && ![...each.children].some(says))
    .filter((each) => each.checkVisibility())
    .some((each) => each.getBoundingClientRect().bottom < window.innerHeight);
}

/** From the home page to what readers come for. */
export const arriving: readonly Act[] = [
  {
    isSmoke: true,
    title: 'R1 the home page shows the command that installs, and leads to what readers come for',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/`);
      const install = `npx expo install expo-iap@${latestVersion().patch}`;
      for (const width of [1280, 768, 390]) {
        await reader.resize(width, 800);
        expect(await reader.evaluate(isShownAtOnce, install), `at ${width} px`).toBe(true);
      }
      const goHome = async (): Promise<void> => {
        await goInside(reader, '/');
        await reader.sees({css: 'main section[aria-labelledby=versions]'});
        await reader.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
      };
      const leadsTo = async (text: string, to: string): Promise<void> => {
        await reader.click({css: 'main a', text});
        await expect.poll(() => address(reader)).toBe(to);
        await goHome();
      };
      await leadsTo('Installation', '/docs/installation');
      const versions = 'main section[aria-labelledby=versions]';
      expect(await texts(reader, `${versions} li`)).toHaveLength(docsVersions.length);
      await reader.sees({css: versions, text: oldVersion.patch});
      await reader.click({css: `${versions} a[href="${docsAddress(oldVersion, 'intro')}"]`});
      await expect.poll(() => address(reader)).toBe(docsAddress(oldVersion, 'intro'));
      await goHome();
      await leadsTo('Sell a subscription', '/docs/examples/subscription-manager');
      await leadsTo('Find the symptom', '/docs/guides/troubleshooting#symptoms');
      await reader.click({css: 'main a', text: 'Fix an error'});
      await expect.poll(() => address(reader)).toBe('/docs/api/error-codes');
      await reader.sees({css: 'h1', text: 'Error codes'});
      const target = await reader.evaluate(
        () =>
          [...document.querySelectorAll<HTMLAnchorElement>('main a')].find(
            ({textContent}) => textContent === 'E_USER_CANCELLED',
          )?.hash ?? '',
      );
      await reader.click({css: `main a[href$="${target}"]`, text: 'E_USER_CANCELLED'});
      await expect.poll(() => isInView(reader, target)).toBe(true);
    },
  },
];
