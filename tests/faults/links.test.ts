import {expect, it} from 'vitest';
import {buildSite} from './sites/buildSite.ts';
import {makeSite, page} from './sites/makeSite.ts';

it('E9 a broken link stops the build, which names page and link', () => {
  const text = 'A [page that is gone](/docs/gone).';
  const {passed, output} = buildSite(
    makeSite('broken-link', {}, {'docs/intro.md': page('Introduction', text)}),
  );
  expect(passed).toBe(false);
  expect(output).toContain('Docusaurus found broken links!');
  expect(output).toMatch(
    /Broken link on source page path = \/docs\/intro:(?:\s+-> linking to \S+)*\s+-> linking to \/docs\/gone\n/,
  );
});

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
