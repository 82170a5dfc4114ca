import {expect, it} from 'vitest';
import {testFolder} from '../../tests/unit/testFolder.ts';
import {leadOnWithoutScripts} from './versionRoots.ts';

const {at, write, read} = testFolder();

const html =
  '<!doctype html><head><title>Docs</title><link rel="icon"></head><body><p>text</p></body>';
const versions = [{path: '/base/docs'}, {path: '/base/docs/2.7/'}];

it('puts the way to the introduction into the head of each version root, and nothing into other pages', () => {
  const files = ['docs.html', 'docs/2.7.html', 'docs/intro.html'];
  for (const file of files) write(file, html);
  leadOnWithoutScripts({outDir: at(), baseUrl: '/base/'}, versions);
  const [latest, old, intro] = files.map(read);
  const refresh = (to: string) =>
    `<title>Docs</title><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript><link`;
  expect(latest).toContain(refresh('/base/docs/intro'));
  expect(old).toContain(refresh('/base/docs/2.7/intro'));
  expect(intro).toBe(html);
});

it('refuses a version root without a title', () => {
  write('docs.html', '<p>text</p>');
  expect(() => leadOnWithoutScripts({outDir: at(), baseUrl: '/'}, [{path: '/docs'}])).toThrow(
    'docs.html has no <title>',
  );
});
