import {expect, it} from 'vitest';
import {buildSite} from './sites/buildSite.ts';
import {makeSite, page} from './sites/makeSite.ts';

// killed-build.test.ts has E9, because the build that a broken link stops must also leave the last site alone.
it('E10 a broken Markdown link, a broken anchor and a double address are warned of', () => {
  const faults = 'A [file that is gone](./gone.md).\n\nAn [anchor that is gone](/docs/intro#gone).';
  const folder = makeSite(
    'warnings',
    {onBrokenLinks: 'warn'},
    {
      'docs/intro.md': page('Introduction', faults),
      'docs/twin.md': page('Twin', '', 'slug: /intro\n'),
    },
  );
  const {passed, output} = buildSite(folder);
  expect(passed).toBe(true);
  expect(output).toMatch(
    /\[WARNING\] Markdown link with URL `\.\/gone\.md` in source file "[^"]*docs\/intro\.md"/,
  );
  expect(output).toMatch(
    /Broken anchor on source page path = \/docs\/intro:\s+-> linking to \/docs\/intro#gone/,
  );
  expect(output).toMatch(
    /\[WARNING\] Duplicate routes found!\s+- Attempting to create page at \/docs\/intro/,
  );
});
