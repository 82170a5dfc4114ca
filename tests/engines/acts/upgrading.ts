import {latestPatch} from 'expo-iap-api-data/releaseLines';
import {expect} from 'vitest';
import {choicePath} from '../../../src/site/tools.ts';
import type {Act} from './act.ts';
import {address, expectSameDocument, markDocument, valueOf} from './page.ts';

const newest = latestPatch('2.8');

const code = `import {getReceiptIos, getAvailablePurchases} from 'expo-iap';
const [first] = await getAvailablePurchases();
console.log(await getReceiptIos(), first?.id === 'gem');`;

const panel = 'main section:has(textarea)';

export const upgrading: readonly Act[] = [
  {
    isSmoke: true,
    title: 'X the upgrade desk reads pasted code in a worker, lists findings, and copies a fix',
    async run({reader, site}) {
      await reader.openAlive(site.origin + choicePath({from: '2.7.5', to: newest}));
      await reader.click({css: `${panel} textarea`});
      await reader.evaluate((text) => document.execCommand('insertText', false, text), code);
      await reader.sees({css: `${panel} li`, text: 'Doesn’t compile getReceiptIos'});
      await reader.sees({css: `${panel} li`, text: 'Compiles but fails id'});
      await reader.click({css: `${panel} li:nth-child(2) button`, text: 'Copy'});
      await reader.sees({css: `${panel} [role=status]`, text: 'Copied'});
      await reader.click({css: `${panel} textarea`});
      await reader.press('a', 'Control');
      await reader.press('v', 'Control');
      const pasted = () => valueOf(reader, `${panel} textarea`);
      await expect.poll(pasted).toContain('import {getReceiptIOS, getAvailablePurchases}');
    },
  },
  {
    title:
      'X the way to a later release has stages, and pasted code is read for the one that is shown',
    async run({reader, site}) {
      await reader.openAlive(site.origin + choicePath({from: '2.7.5', to: '5.8.1'}));
      await reader.sees({css: 'main li', text: `${newest} has its deprecated names`});
      await reader.sees({css: 'main pre', text: 'upgrade 2.7.5 5.8.1'});
      await reader.click({css: `${panel} textarea`});
      await reader.evaluate((text) => document.execCommand('insertText', false, text), code);
      await reader.sees({css: `${panel} [role=status]`, text: `From 2.7.5 to ${newest}`});
      await reader.click({css: 'main li a', text: `From ${newest} to 3.4.13`});
      await reader.sees({css: 'main [role=status]', text: `From ${newest} to 3.4.13`});
      await reader.sees({
        css: `${panel} [role=status]`,
        text: `3.4.13 treats differently from ${newest}`,
      });
      await reader.sees({css: 'main p', text: 'This site has no reference of 3.4.13'});
      expect(await address(reader)).toBe(choicePath({from: newest, to: '3.4.13'}));
    },
  },
  {
    title:
      'X two patches are chosen, the plan is shown, the address carries them, and Back takes them back',
    async run({reader, site}) {
      await reader.openAlive(site.origin + choicePath({from: '2.6.0', to: '2.6.3'}));
      await reader.sees({css: 'main [role=status]', text: 'From 2.6.0 to 2.6.3'});
      expect(
        await reader.evaluate(() =>
          [...document.querySelectorAll('main select')].map((each) => Reflect.get(each, 'value')),
        ),
      ).toEqual(['2.6.0', '2.6.3']);
      await markDocument(reader);
      await reader.evaluate(() => {
        const [from] = document.querySelectorAll<HTMLSelectElement>('main select');
        if (from) from.value = '2.6.1';
        from?.dispatchEvent(new Event('change', {bubbles: true}));
      });
      await reader.click({css: 'main button', text: 'Show what changes'});
      await expect.poll(() => address(reader)).toBe(choicePath({from: '2.6.1', to: '2.6.3'}));
      await reader.sees({css: 'main [role=status]', text: 'From 2.6.1 to 2.6.3'});
      await reader.sees({css: 'main h2', text: 'Must change'});
      await reader.evaluate(() => history.back());
      await reader.sees({css: 'main [role=status]', text: 'From 2.6.0 to 2.6.3'});
      await expectSameDocument(reader);
    },
  },
];
