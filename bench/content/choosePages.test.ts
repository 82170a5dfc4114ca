import {expect, it} from 'vitest';
import {choosePages} from './choosePages.ts';

const page = (path: string, length: number) => ({
  path,
  title: path,
  description: path,
  body: 'x'.repeat(length),
});

it('takes the middle of the current docs and the longest reference page', () => {
  const pages = [
    page('/docs/2.7/api/types', 900),
    page('/docs/intro', 10),
    page('/docs/api', 20),
    page('/docs/api/types', 30),
    page('/docs/guides/faq', 40),
    page('/docs/guides/long', 50),
    page('/blog/post', 5),
  ];
  expect(choosePages(pages)).toEqual({
    median: '/docs/api/types',
    largestReference: '/docs/api/types',
  });
  expect(() => choosePages([page('/docs/intro', 1)])).toThrow('no page under /docs/api');
});
