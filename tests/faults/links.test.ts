import {describe, expect, it} from 'vitest';
import {buildSite} from './sites/buildSite.ts';
import {makeSite, page} from './sites/makeSite.ts';

const faults = [
  'A [page that is gone](/docs/gone).',
  'A [file that is gone](./gone.md).',
  'An [anchor that is gone](/docs/intro#gone).',
].join('\n');
const files = {
  'docs/intro.md': page('Introduction', faults),
  'docs/twin.md': page('Twin', '', 'slug: /intro\n'),
};

describe('links and addresses that are wrong', () => {
  it('E9 a broken link stops the build and names page and link', () => {
    const {passed, output} = buildSite(makeSite('broken-link', {}, files));
    expect(passed).toBe(false);
    expect(output).toContain('Docusaurus found broken links!');
    expect(output).toMatch(
      /Broken link on source page path = \/docs\/intro:\s+-> linking to \/docs\/gone\n/,
    );
  });

  it('E10 a broken Markdown link, a broken anchor and a double address are warned of', () => {
    const {passed, output} = buildSite(makeSite('warnings', {onBrokenLinks: 'warn'}, files));
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
});
