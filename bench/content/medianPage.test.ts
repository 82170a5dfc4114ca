import {expect, it} from 'vitest';
import {medianPage} from './medianPage.ts';

const page = (path: string, length: number) => ({
  path,
  title: path,
  description: path,
  body: 'x'.repeat(length),
});

it('takes the middle of the current docs', () => {
  const pages = [
    page('/docs/2.7/api/types', 900),
    page('/docs/intro', 10),
    page('/docs/guides/faq', 40),
    page('/docs/api', 20),
    page('/docs/guides/long', 50),
    page('/docs/api/types', 30),
    page('/blog/post', 5),
  ];
  expect(medianPage(pages)).toBe('/docs/api/types');
  expect(() => medianPage([page('/blog/post', 5)])).toThrow('no page of the current docs');
});
