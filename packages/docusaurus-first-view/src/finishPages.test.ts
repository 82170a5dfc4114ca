import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {finishPages} from './finishPages.ts';

const PAGE =
  '<head><meta charset=utf-8><link rel=stylesheet href=/base/assets/css/styles.1.css><script src=/base/assets/js/main.1.js defer></script></head><body><script data-startup>s</script><main><h1>T</h1><p class=a>a<p class=b>b</main>';
const OTHER = '<meta charset=utf-8><link rel=stylesheet href=/own.css><p>Not a page of React';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'finish-'));
  for (const folder of ['assets/css', 'assets/js'])
    mkdirSync(join(outDir, folder), {recursive: true});
  write('index.html', PAGE);
  write('other.html', OTHER);
  write('assets/css/styles.1.css', '.a{x:1}.b{x:2}.c{x:3}');
  write('assets/js/main.1.js', 'e.className="d"');
});
afterEach(() => rmSync(outDir, {recursive: true}));

const write = (file: string, text: string): void => writeFileSync(join(outDir, file), text);
const read = (file: string): string => readFileSync(join(outDir, file), 'utf8');
const sheet = (): string => {
  const [file = '', ...others] = readdirSync(join(outDir, 'assets/css'));
  expect(others).toEqual([]);
  return read(`assets/css/${file}`);
};

it('leaves the whole sheet as it is, and pages without a policy', () => {
  finishPages({outDir, baseUrl: '/base/'}, {});
  expect(sheet()).toBe('.a{x:1}.b{x:2}.c{x:3}');
  expect(read('index.html')).toMatch(
    /<style data-first-view>\.a\{x:1\}<\/style><noscript><link rel="stylesheet" href="\/base\/assets\/css\/whole\.\w{8}\.css"><\/noscript><meta name="later-files" content="\S+ \/base\/assets\/js\/main\.1\.js">/,
  );
  expect(read('index.html')).toContain('<template id=below><style data-first-view>.b{x:2}</style>');
  expect(read('index.html')).not.toContain('Content-Security-Policy');
});

it('trims the sheet and adds a policy where the site says so', () => {
  finishPages({outDir, baseUrl: '/base/'}, {trim: true, policy: {}});
  expect(sheet()).toBe('.a{x:1}.b{x:2}');
  expect(read('index.html')).toContain('<meta charset=utf-8><meta http-equiv="Content-Security');
});

it('leaves files alone that Docusaurus did not render, and a build that has no others', () => {
  finishPages({outDir, baseUrl: '/base/'}, {policy: {}});
  expect(read('other.html')).toBe(OTHER);
  const finished = [read('index.html'), sheet()];
  finishPages({outDir, baseUrl: '/base/'}, {policy: {}});
  expect([read('index.html'), sheet()]).toEqual(finished);
});
