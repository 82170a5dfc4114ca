import {expect} from 'vitest';
import {docsVersions, latestVersion} from '../../../src/site/versions.ts';
import {docsAddress, oldVersion} from '../../e2e/steps/addresses.ts';
import type {Act} from './act.ts';
import {address, goInside, isInView, texts} from './page.ts';

/** From the home page to what readers come for. */
export const arriving: readonly Act[] = [
  ...[390, 768, 1280].map((width): Act => ({
    title: `R1 the home page at ${width} px leads to what readers come for`,
    async run({reader, site}) {
      await reader.resize(width, 800);
      await reader.openAlive(`${site.origin}/`);
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
      const install = await reader.evaluate((command) => {
        const says = ({textContent}: Element) => textContent?.includes(command) === true;
        return [...document.querySelectorAll('main *')]
          .filter((each) => says(each) && ![...each.children].some(says))
          .filter((each) => each.checkVisibility())
          .some((each) => each.getBoundingClientRect().bottom < window.innerHeight);
      }, `npx expo install expo-iap@${latestVersion().patch}`);
      expect(install, 'the command that installs is in view').toBe(true);
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
  })),
];
