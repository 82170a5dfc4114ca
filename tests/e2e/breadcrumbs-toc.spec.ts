import {expect} from '@playwright/test';
import {hasPage, pages} from '../../src/site/promised.ts';
import {docsVersions} from '../../src/site/versions.ts';
import {docsAddress} from './steps/addresses.ts';
import {test} from './steps/sameTab.ts';
import {servedPage} from './steps/servedPage.ts';

for (const version of docsVersions) {
  test(`D3 the table of contents of each page of ${version.version} covers levels 2 and 3`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    let longest = 0;
    for (const {path} of pages.filter((rule) => hasPage(version.version, rule))) {
      const document = await servedPage(page, docsAddress(version, path));
      const headings = [...document.querySelectorAll('.theme-doc-markdown :is(h2, h3)[id]')];
      const contents = document.querySelectorAll('nav[aria-label="On this page"] a');
      expect(
        [...contents].map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
        docsAddress(version, path),
      ).toEqual(headings.map(({id}) => `#${id}`));
      longest = Math.max(longest, headings.length);
    }
    expect(longest, 'headings of the longest page').toBeGreaterThan(1);
  });
}
