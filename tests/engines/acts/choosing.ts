import {expect} from 'vitest';
import {docsAddress, oldVersion} from '../../chromium/steps/addresses.ts';
import type {Act} from './act.ts';
import {address, expectReadable, valueOf} from './page.ts';

const theme = () => document.documentElement.dataset['theme'];
/** Runs in the page: the darkest of red, green and blue of the paper. */
function darkestChannel(): number {
  const {backgroundColor} = getComputedStyle(document.documentElement);
  return Math.min(...[...backgroundColor.matchAll(/[\d.]+/g)].slice(0, 3).map(Number));
}

const scrollbars = () => getComputedStyle(document.body).scrollbarColor;

/** Runs in the page: soft text on whatever the bar is on, as a browser writes it. */
function textOnAny(): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--text-soft)';
  const {color} = getComputedStyle(probe);
  probe.remove();
  return `${color} rgba(0, 0, 0, 0)`;
}

export const choosing: readonly Act[] = [
  {
    isSmoke: true,
    title: 'S1 C5 the color switch works at once, says what is on, and its choice lasts',
    async run({reader, site}) {
      await reader.open(`${site.origin}/docs/intro`);
      expect(await reader.evaluate(theme)).toBe('light');
      expect(await reader.text({css: '[data-color-switch]'})).toMatch(/currently light mode\)\s*$/);
      // Before React is there, and after.
      await reader.click({css: '[data-color-switch]'});
      expect(await reader.evaluate(theme)).toBe('dark');
      expect(await reader.text({css: '[data-color-switch]'})).toMatch(/currently dark mode\)\s*$/);
      await reader.openAlive(`${site.origin}/docs/intro`);
      expect(await reader.evaluate(theme)).toBe('dark');
      await reader.open(`${site.origin}/docs/intro`);
      await reader.wakeUp();
      await reader.click({css: '[data-color-switch]'});
      await expect.poll(() => reader.evaluate(theme)).toBe('light');
      await reader.click({css: '[data-color-switch]'});
      await expect.poll(() => reader.evaluate(theme)).toBe('dark');
      for (const path of ['/', '/blog']) {
        await reader.openAlive(site.origin + path);
        expect(await reader.evaluate(theme)).toBe('dark');
        expect(await reader.text({css: '[data-color-switch]'})).toMatch(
          /currently dark mode\)\s*$/,
        );
        for (const width of [390, 768, 1280]) {
          await reader.resize(width, 800);
          expect(await reader.evaluate(darkestChannel), 'what is painted').toBeLessThan(200);
        }
      }
      expect(await reader.evaluate(() => getComputedStyle(document.body).colorScheme)).toMatch(
        /dark|normal/,
      );
      await expectReadable(reader);
      for (const width of [390, 768]) {
        await reader.resize(width, 800);
        await reader.click({css: '[aria-label="Open the menu"]'});
        await reader.click({css: 'dialog[open] [data-color-switch]'});
        await expect.poll(() => reader.evaluate(theme)).toBe(width === 390 ? 'light' : 'dark');
        await reader.sees({css: 'dialog[open]'});
        await reader.press('Escape');
        await reader.seesNo({css: 'dialog[open]'});
      }
      // Firefox draws the bars of what scrolls inside a page in white unless it is told otherwise.
      if (reader.engine === 'firefox')
        expect(await reader.evaluate(scrollbars)).toBe(await reader.evaluate(textOnAny));
    },
  },
  {
    title: 'K3 choices leave only the keys that readers were told of',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/installation`);
      await reader.click({css: '[data-color-switch]'});
      await reader.click({css: 'main label', text: 'yarn'});
      await reader.click({css: '.navbar__inner summary'});
      await reader.click({css: '.navbar__inner details a', text: oldVersion.label});
      await expect.poll(() => address(reader)).toBe(docsAddress(oldVersion, 'installation'));
      const keys = () => reader.evaluate(() => Object.keys(localStorage));
      await expect.poll(async () => (await keys()).length).toBe(3);
      for (const key of await keys())
        expect(key).toMatch(/^docs-preferred-version-|^theme(?:-|$)|^expo-iap-docs:tab:/);
      expect(await reader.evaluate(() => document.cookie)).toBe('');
    },
  },
  {
    title: 'X the copy button puts the code on the clipboard and says so',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/api/error-codes`);
      await reader.evaluate(() => {
        // What is copied is seen in the finder's field further down.
        document.querySelector('figure pre')?.setAttribute('data-test-copied', '');
      });
      const code = await reader.evaluate(
        () => document.querySelector<HTMLElement>('[data-test-copied]')?.innerText ?? '',
      );
      await reader.click({css: 'figure:has([data-test-copied]) button', text: 'Copy'});
      await reader.sees({css: 'figure:has([data-test-copied]) [role=status]', text: 'Copied'});
      await reader.click({css: 'textarea[name]'});
      await reader.press('v', 'Control');
      const squeeze = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();
      const pasted = async () => squeeze(await valueOf(reader, 'textarea[name]'));
      await expect.poll(pasted).toBe(squeeze(code));
    },
  },
  {
    title: 'X the error finder answers with the block of the page',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/api/error-codes`);
      await reader.fill({css: 'textarea[name]'}, 'E/Billing: ITEM_ALREADY_OWNED (responseCode=7)');
      await reader.sees({css: 'main [role=status]', text: 'Found 1 entry.'});
      await reader.click({css: 'main li a', text: 'E_ALREADY_OWNED'});
      await expect.poll(() => reader.evaluate(() => location.hash)).toBe('#e_already_owned');
      const top = () =>
        reader.evaluate(
          () => document.getElementById('e_already_owned')?.getBoundingClientRect().top ?? 9999,
        );
      await expect.poll(async () => Math.abs(await top()) < 200).toBe(true);
      await reader.click({css: '[aria-label="Error finder"] button', text: 'Clear'});
      await expect.poll(() => valueOf(reader, 'textarea[name]:focus')).toBe('');
    },
  },
  {
    isSmoke: true,
    title: 'X what is typed before the scripts have come is answered when they do',
    async run({reader, site}) {
      site.fail(/^\/assets\/js\//, 'slow');
      await reader.open(`${site.origin}/docs/api/error-codes`);
      await reader.fill({css: 'textarea[name]'}, 'E_ALREADY_OWNED');
      await reader.sees({css: 'h1'});
      await expectReadable(reader);
      site.heal();
      await reader.wakeUp();
      await reader.sees({css: 'main li a', text: 'E_ALREADY_OWNED'});
      expect(await valueOf(reader, 'textarea[name]')).toBe('E_ALREADY_OWNED');
    },
  },
];
