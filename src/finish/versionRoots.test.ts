import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {leadOnWithoutScripts} from './versionRoots.ts';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'version-roots-'));
  mkdirSync(join(outDir, 'docs'));
});
afterEach(() => rmSync(outDir, {recursive: true, force: true}));

const html =
  '<!doctype html><head><title>Docs</title><link rel="icon"></head><body><p>text</p></body>';
const versions = [{path: '/base/docs'}, {path: '/base/docs/2.7/'}];

it('puts the way to the introduction into the head of each version root, and nothing into other pages', () => {
  const files = ['docs.html', 'docs/2.7.html', 'docs/intro.html'];
  for (const file of files) writeFileSync(join(outDir, file), html);
  leadOnWithoutScripts({outDir, baseUrl: '/base/'}, versions);
  const [latest, old, intro] = files.map((file) => readFileSync(join(outDir, file), 'utf8'));
  const refresh = (to: string) =>
    `<title>Docs</title><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript><link`;
  expect(latest).toContain(refresh('/base/docs/intro'));
  expect(old).toContain(refresh('/base/docs/2.7/intro'));
  expect(intro).toBe(html);
});

it('refuses a version root without a title', () => {
  writeFileSync(join(outDir, 'docs.html'), '<p>text</p>');
  expect(() => leadOnWithoutScripts({outDir, baseUrl: '/'}, [{path: '/docs'}])).toThrow(
    'docs.html has no <title>',
  );
});
