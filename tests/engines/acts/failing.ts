import {expect} from 'vitest';
import type {Act} from './act.ts';
import {address, expectReadable, heading, shownNotices} from './page.ts';

const page = '/docs/api/error-codes';

export const failing: readonly Act[] = [
  {
    isSmoke: true,
    title: 'E2 a script of a page that fails is told, the text stays, and Retry heals the page',
    async run({reader, site}) {
      site.fail(/^\/assets\/js\/main\./, 'cut off');
      await reader.open(site.origin + page);
      await reader.press('Shift');
      await expect.poll(() => shownNotices(reader)).toEqual([expect.stringContaining('Retry')]);
      expect(await heading(reader)).toBe('Error codes');
      site.heal();
      await reader.click({css: '.load-notice button', text: 'Retry'});
      await reader.wakeUp();
      await expectReadable(reader);
    },
    expected: /missing|ERR_|NetworkError|NS_ERROR|Loading|load/i,
  },
  {
    isSmoke: true,
    title: 'E3 a page whose script fails after a click is loaded as a document',
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/intro`);
      site.fail(/^\/assets\/js\//, 'cut off', 1);
      await reader.click({css: '.theme-doc-sidebar-container a[href="/docs/installation"]'});
      await expect.poll(() => address(reader)).toBe('/docs/installation');
      await expect.poll(() => heading(reader)).toMatch(/Install/);
      expect(site.asked.filter((path) => path === '/docs/installation')).toHaveLength(1);
      await reader.wakeUp();
      await expectReadable(reader);
    },
    expected:
      /missing|ERR_|NetworkError|NS_ERROR|ChunkLoadError|Loading chunk|rejection|JSHandle@error/i,
  },
  {
    title:
      'E4 a style sheet that does not come, as under a wrong base URL, is told with what to change',
    async run({reader, site}) {
      site.fail(/^\/assets\/css\//, 'blocked');
      await reader.open(site.origin + page);
      await reader.press('Shift');
      await expect
        .poll(() => shownNotices(reader))
        .toEqual([expect.stringContaining('styles or scripts didn’t load')]);
      expect(await shownNotices(reader)).toEqual([expect.stringContaining('BASE_URL')]);
      expect(await heading(reader)).toBe('Error codes');
    },
    expected: /missing|ERR_|NetworkError|NS_ERROR|stylesheet|load/i,
  },
  {
    title: 'X a file that is only fetched ahead and fails is not a failure of the page',
    async run({reader, site}) {
      site.fail(/^\/assets\//, 'blocked');
      await reader.open(site.origin + page);
      // As the browser does while it is idle, but now.
      await reader.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const [sheet = ''] =
              document
                .querySelector<HTMLMetaElement>('meta[name=later-files]')
                ?.content.split(' ') ?? [];
            const hint = document.createElement('link');
            Object.assign(hint, {rel: 'prefetch', href: sheet});
            // An engine that knows no such hint asks for nothing and says nothing.
            if (!hint.relList.supports('prefetch')) return resolve();
            hint.addEventListener('error', () => resolve());
            hint.addEventListener('load', () => resolve());
            document.head.append(hint);
          }),
      );
      await expectReadable(reader);
      site.heal();
      await reader.wakeUp();
      await expectReadable(reader);
    },
    expected: /ERR_|NetworkError|NS_ERROR|prefetch|downloadable font/i,
  },
  {
    isSmoke: true,
    title: 'X a page that the reader leaves while its files are on their way tells of no failure',
    async run({reader, site}) {
      // A driver waits for the faces, which a page shows only where they are there at once.
      site.fail(/^\/assets\/(?!fonts\/)|^\/blog$/, 'slow');
      await reader.open(site.origin + page);
      await reader.evaluate(() => {
        const {documentElement: root} = document;
        new MutationObserver(() => {
          const failures = root.getAttributeNames().filter((name) => name.endsWith('failed'));
          sessionStorage.setItem('failures', failures.join());
        }).observe(root, {attributes: true});
        // Drivers wait for a page that is asked for; the reader goes on at once.
        setTimeout(
          () => document.querySelector<HTMLElement>('.navbar [href="/blog"]')?.click(),
          500,
        );
      });
      await reader.press('Shift');
      await expect.poll(() => site.asked).toContain('/blog');
      site.heal();
      await expect.poll(() => address(reader)).toBe('/blog');
      expect(await reader.evaluate(() => sessionStorage.getItem('failures'))).toBe('');
      await reader.wakeUp();
      await expectReadable(reader);
    },
    expected: /missing|rejection|ChunkLoadError|JSHandle/,
  },
  {
    title: 'K2 X a page is read and used on a network that brings nothing more',
    async run({reader, site}) {
      site.fail(/^\/(?:assets\/(?!fonts\/)|pagefind\/)/, 'slow');
      await reader.open(site.origin + page);
      await expectReadable(reader);
      await reader.press('Shift');
      await reader.click({css: '[data-color-switch]'});
      expect(await reader.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
      await reader.evaluate(() => document.querySelector('h2[id]')?.scrollIntoView());
      await expectReadable(reader);
      site.heal();
      await reader.wakeUp();
      await expectReadable(reader);
    },
  },
  {
    title: 'X a script that the policy does not allow is refused, and the suite learns of it',
    plant: (html) => html.replace('</body>', '<script>document.title = "planted"</script></body>'),
    async run({reader, site}) {
      await reader.openAlive(`${site.origin}/docs/intro`);
      expect(await reader.evaluate(() => document.title)).not.toBe('planted');
      await expect
        .poll(() => site.complaints.join('\n'))
        .toMatch(/\/docs\/intro: policy script-src-elem/);
    },
    expected: /script-src|Content.Security.Policy/i,
  },
];
