import {expect} from 'vitest';
import {type Act, onChromeSite} from './act.ts';
import {heading} from './page.ts';

/** What browsers and React say of a page that crashes on purpose, and of the icons that the small site lacks. */
const expected = /crash|asked for it|404|JSHandle|error occurred/i;

const acts: readonly Act[] = [
  ...[
    ['inside the frame of the site', '/crash'] as const,
    ['together with the frame of the site', '/frame-crash'] as const,
  ].map(([where, path]): Act => ({
    title: `E1 a page that crashes ${where} says so and why, and recovers`,
    async run({reader, site}) {
      const reads = (title: string) => expect.poll(() => heading(reader)).toBe(title);
      // A page whose frame is gone does not say that React has taken over.
      const crash = async () => {
        await reader.evaluate(() => sessionStorage.setItem('crash', 'yes'));
        await reader.open(site.origin + path);
        await reader.press('Shift');
        await reads('This page crashed');
      };
      await reader.openAlive(site.origin + path);
      await reads('All is well');
      await crash();
      await reader.sees({css: '.navbar__inner'});
      expect(await reader.text({css: '[aria-label="Error message"]'})).toMatch(
        /^The session says: crash\.\s+Caused by: Someone asked for it\.$/,
      );
      await reader.click({css: 'button', text: 'Try again'});
      await reads('This page crashed');
      await reader.evaluate(() => sessionStorage.clear());
      await reader.click({css: 'button', text: 'Try again'});
      await reads('All is well');
      // From there the rest of the site is one click away; only where the frame is left.
      if (path !== '/crash') return;
      await crash();
      await reader.click({css: '.navbar__inner a', text: 'One page'});
      await reads('Introduction');
    },
    expected,
  })),
  {
    title:
      'E2 a part whose script is slow says so; one that fails is told, and Retry fetches it again',
    async run({reader, site}) {
      const load = {css: 'button', text: 'Load the part'};
      const failure = {css: '[role=alert]', text: 'Part of this page couldn’t load.'};
      const retry = {css: '[role=alert] button', text: 'Retry'};
      const part = {css: 'main p', text: 'The late part is here.'};
      site.fail(/late-part\./, 'slow');
      await reader.openAlive(`${site.origin}/late`);
      await reader.click(load);
      await reader.sees({css: '[role=status]', text: 'Loading this page…'});
      site.heal();
      await reader.sees(part);

      site.fail(/late-part\./, 'blocked');
      await reader.openAlive(`${site.origin}/late?again`);
      await reader.click(load);
      await reader.sees(failure);
      await reader.sees({css: '[role=alert]', text: 'ChunkLoadError'});
      const before = site.asked.length;
      await reader.click(retry);
      await expect.poll(() => site.asked.length).toBeGreaterThan(before);
      await reader.sees(failure);
      site.heal();
      await reader.click(retry);
      await reader.sees(part);
      await reader.seesNo(failure);
    },
    expected:
      /404|missing|ERR_|NetworkError|NS_ERROR|Loading|rejection|MIME|SyntaxError|unexpected/i,
  },
];

export const crashing: readonly Act[] = acts.map(onChromeSite);
