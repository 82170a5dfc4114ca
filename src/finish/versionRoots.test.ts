import {expect, it} from 'vitest';
import {parseBuiltPage} from './pages.ts';
import {leadOnWithoutScripts} from './versionRoots.ts';

const html =
  '<!doctype html><head><title>Docs</title><link rel="icon"></head><body><p>text</p></body>';
const pages = ['docs.html', 'docs/2.7.html', 'docs/intro.html'].map((file) =>
  parseBuiltPage({file, html}),
);
const versions = [{path: '/base/docs'}, {path: '/base/docs/2.7/'}];

it('puts the way to the introduction into the head of each version root, and nothing into other pages', () => {
  const [latest, old, intro] = leadOnWithoutScripts('/base/', versions, pages);
  const refresh = (to: string) =>
    `<title>Docs</title><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript><link`;
  expect(latest?.html).toContain(refresh('/base/docs/intro'));
  expect(old?.html).toContain(refresh('/base/docs/2.7/intro'));
  expect(intro).toBe(pages[2]);
});

it('refuses a version root without a title', () => {
  const page = parseBuiltPage({file: 'docs.html', html: '<p>text</p>'});
  expect(() => leadOnWithoutScripts('/', [{path: '/docs'}], [page])).toThrow(
    'docs.html has no <title>',
  );
});
