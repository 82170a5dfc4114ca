import {describe, expect, it} from 'vitest';
import {parseBuiltPage} from '../html/pages.ts';
import {postponeFiles, type Sheets} from './postponeFiles.ts';
import * as sheets from './sheets.ts';
import {viewPage} from './viewedPage.ts';

const pagesOf = (texts: readonly string[]) =>
  texts.map((text, index) =>
    viewPage(
      parseBuiltPage({file: `${index}.html`, html: `<script data-startup></script>${text}`}),
    ),
  );
const trimSheet = (css: string, uses: {pages: readonly string[]; scripts: readonly string[]}) =>
  sheets.trimSheet(css, {...uses, pages: pagesOf(uses.pages)});

const none = {pages: [], scripts: []};

describe('a trimmed style sheet', () => {
  it('keeps the rules of what pages have and scripts set', () => {
    const css = '.a{x:1}.b{x:1}.c_1Ab2{x:1}.menu--open{x:1}.active{x:1}#id{x:1}p{x:1}';
    const pages = ['<p class=a><i class="x b">'];
    const scripts = ['n={c:"c_1Ab2"};a("menu--open");jsx({className:t?"active":""})'];
    expect(trimSheet(css, {pages, scripts})).toBe(
      '.a{x:1}.b{x:1}.c_1Ab2{x:1}.menu--open{x:1}.active{x:1}p{x:1}',
    );
  });

  it('takes no word of a text for a class', () => {
    expect(trimSheet('.card{x:1}', {pages: ['<p>a card</p>'], scripts: ['"the card"']})).toBe('');
  });

  it('keeps one selector of several, and one choice of :is(), but needs every part', () => {
    const pages = ['<p class="a">'];
    expect(trimSheet('.a,.b{x:1}', {pages, scripts: []})).toBe('.a{x:1}');
    expect(trimSheet(':is(.a,.b) p{x:1}', {pages, scripts: []})).toBe(':is(.a,.b) p{x:1}');
    expect(trimSheet('.a .b{x:1}@media print{.b{x:1}}', {pages, scripts: []})).toBe('');
    expect(trimSheet('.a:not(.b){x:1}', {pages, scripts: []})).toBe('.a:not(.b){x:1}');
  });

  it('keeps the keyframes that a rule or a script names', () => {
    const css = ['a', 'b', 'c_1Ab2'].map((name) => `@keyframes ${name}{to{x:1}}`);
    expect(
      trimSheet(`p{animation:1s a}.z{animation:1s b}${css.join('')}`, {
        ...{pages: [], scripts: ['n={spin:"c_1Ab2"}']},
      }),
    ).toBe(`p{animation:1s a}${css[0]}${css[2]}`);
  });

  it('writes a value that never changes where it is read, with room around it', () => {
    const css = ':root{--a:1rem;--b:var(--a)}p{margin:0 0 var(--b)0}';
    expect(trimSheet(css, none)).toBe('p{margin:0 0 1rem 0}');
  });

  it('leaves a value alone that a color mode, an element or a script changes', () => {
    const dark = ':root{--a:#000}[data-theme=dark]{--a:#fff}p{color:var(--a)}';
    expect(trimSheet(dark, none)).toBe(dark);
    const element = ':root{--a:#000}p{--a:#fff}p{color:var(--a)}';
    expect(trimSheet(element, none)).toBe(element);
    const read = ':root{--a:#000}';
    expect(trimSheet(read, {pages: [], scripts: ['get("--a")']})).toBe(read);
  });

  it('drops a value of a layer that one without a layer always wins over', () => {
    const css =
      '@layer l{:root{--a:1px}html[data-theme=dark]{--a:2px}}:root{--a:3px}p{margin:var(--a)}';
    expect(trimSheet(css, none)).toBe('p{margin:3px}');
  });
});

it('the sheet of a first view leaves out what a pointer does', () => {
  const css = 'a{x:1}a:hover,a:focus{x:2}@media print{a:active{x:3}}.b{x:4}';
  expect(sheets.firstSheet(css, pagesOf(['<a>']))).toBe('a{x:1}a:focus{x:2}');
});

it('the sheet that comes later says no typeface again', () => {
  const css =
    '@font-face{font-family:a;src:url(a)}p{x:1}@media print{@font-face{font-family:b}q{x:2}}';
  expect(sheets.withoutFaces(css)).toBe('p{x:1}@media print{q{x:2}}');
});

it('the whole sheet orders only layers that have rules', () => {
  const css = '@layer a,b;@layer b{p{x:1}}@layer c,d.e;p{x:2}';
  expect(sheets.withoutUnfilledLayers(css)).toBe('@layer a,b;@layer b{p{x:1}}p{x:2}');
});

it('rules for paper are a separate sheet, in their layers', () => {
  const css = 'p{x:1}@media print{p{x:2}}@layer a{p{x:3}@media print{p{x:4}}}';
  expect(sheets.splitPrint(css)).toEqual({
    screen: 'p{x:1}@layer a{p{x:3}}',
    print: '@media print{p{x:2}}@layer a{@media print{p{x:4}}}',
  });
});

describe('a page', () => {
  const html =
    '<head><link rel=icon href=/i /><link rel=manifest href=/m /><link rel=stylesheet href=/assets/css/a.css /><script src=/assets/js/r.js defer></script><script src="/assets/js/m.js" defer="defer"></script></head><script data-startup>s</script><main><h1>T</h1><p>a<p>b';
  const files: Sheets = {
    upper: 'p{x:1}',
    lower: 'b{x:2}',
    whole: '/whole.css',
  };
  const postponed = (text: string, own = files, isEager = false) => {
    const page = parseBuiltPage({file: 'x.html', html: text});
    return postponeFiles({html: text, ...viewPage(page)}, own, isEager);
  };

  it('has the sheet of its first view, names the rest for later, and asks for no manifest', () => {
    expect(postponed(html)).toBe(
      '<head><link rel=expect href=#below blocking=render><style data-first-view>p{x:1}</style><noscript><link rel="stylesheet" href="/whole.css"><link rel=manifest href=/m /></noscript><meta name="later-files" content="/whole.css /assets/js/r.js /assets/js/m.js"><link rel=icon href=/i /></head><main><h1>T</h1><p>a<template id=below><style data-first-view>b{x:2}</style></template><script>s</script><p>b',
    );
  });

  it('that is eager does not wait', () => {
    expect(postponed(html, files, true)).toContain('/assets/js/m.js" data-now');
    expect(postponed(html)).not.toContain('data-now');
  });

  it('may lack an icon and a manifest, and keeps the files of others', () => {
    const others =
      '<link rel=stylesheet href=https://fonts.example/a.css><script src=/own.js defer></script>';
    const bare =
      '<head><link rel=stylesheet href=/assets/css/a.css><script src=/assets/js/m.js defer></script>';
    const built = postponed(`${bare}${others}</head><script data-startup>s</script>`);
    expect(built).toContain(`content="/whole.css /assets/js/m.js">${others}</head>`);
  });

  it('without scripts or styles stops the build by its name', () => {
    expect(() => postponed('<head></head><script data-startup>')).toThrow('x.html has no deferred');
  });

  it('cannot be broken by its styles', () => {
    for (const part of ['upper', 'lower'])
      expect(() => postponed(html, {...files, [part]: 'p{content:"</style>"}'})).toThrow(
        'The styles for x.html contain "</style"',
      );
  });
});
