import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {elementsIn, parseHtml} from '../html/html.ts';
import {parseBuiltPage} from '../html/pages.ts';
import {findInlineScripts, hashInlineCode, readInlineCode} from './inlineCode.ts';
import {policyPlace} from './policyPlace.ts';
import {addPolicy, protectPages} from './protectPages.ts';
import {findRefusedMarkup} from './refusedMarkup.ts';
import {writePolicy} from './writePolicy.ts';

const hashes = {scripts: ['sha256-w', 'sha256-x'], styles: ['sha256-y', 'sha256-z']};
const strict = {refuseStyles: true, mostScripts: 2};
const page = (html: string, file = 'a.html') => parseBuiltPage({file, html});
const code = (html: string, file?: string) => readInlineCode(page(html, file), strict);
const scriptsOf = (html: string) => findInlineScripts(elementsIn(parseHtml(html)));
const refused = (html: string, options = strict) =>
  findRefusedMarkup(elementsIn(parseHtml(html)), options);

describe('inline scripts', () => {
  it('are those that run: no files, no data', () => {
    expect(
      scriptsOf(
        `<script src=/a.js defer></script><script>a("</p>")</script><script type="application/ld+json">{"b":1}</script>` +
          `<SCRIPT type=module>c</SCRIPT ><script type="importmap">{"d":1}</script><script data-x="src">e`,
      ),
    ).toEqual(['a("</p>")', 'c', '{"d":1}', 'e']);
  });

  it('are told from attributes that contain a ">"', () => {
    expect(scriptsOf(`<p title="a > b" data-y='>'>text</p><script>f</script>`)).toEqual(['f']);
  });
});

describe('refused markup', () => {
  it('is styles, handlers and code in links, also inside <noscript> and <template>', () => {
    expect(
      refused(
        `<p style=color:red>a</p><style>b</style><img src="c" ONERROR="d"><a href=" javascript:e">e</a><noscript><p style="f:g"></p></noscript><template><i onclick="h"></template><svg><a xlink:href="javascript:i"/></svg><base href="/">`,
      ),
    ).toEqual([
      'style="color:red" on <p>',
      'a <style> element',
      'a handler onerror on <img>',
      'href="javascript:…" on <a>',
      'style="f:g" on <p>',
      'a handler onclick on <i>',
      'href="javascript:…" on <a>',
      'a <base> element',
    ]);
  });

  it('has no styles where the site does not refuse them', () => {
    const html = '<style>a</style><p style="b:c" onclick="d">';
    expect(refused(html, {...strict, refuseStyles: false})).toEqual(['a handler onclick on <p>']);
  });

  it('is not text that speaks of it', () => {
    expect(
      refused(
        `<script>document.write("<p style='a'>")</script><code>&lt;p style="a"&gt;</code><p class="style" data-style="x" title="style='a'">`,
      ),
    ).toEqual([]);
  });
});

describe('the hash', () => {
  it('is that of each script, byte by byte', () => {
    const expected = createHash('sha256').update('g ü').digest('base64');
    const html = '<script>g ü</script>';
    expect(hashInlineCode([code(html), code(html, 'b.html')], strict).scripts).toEqual([
      `sha256-${expected}`,
    ]);
  });

  it('is refused when pages have three scripts or none', () => {
    const three = [
      code('<script>a</script><script>b</script>'),
      code('<script>c</script>', 'b.html'),
    ];
    expect(() => hashInlineCode(three, strict)).toThrow(
      '3 different inline scripts, first seen in a.html, a.html, b.html',
    );
    expect(() => hashInlineCode([code('<p>')], strict)).toThrow('No page has an inline script');
  });

  it('is refused when a page has markup that the policy refuses', () => {
    expect(() =>
      hashInlineCode([code('<p style="a:b">'), code('<script>a</script>')], strict),
    ).toThrow('a.html has style="a:b" on <p>, which the content security policy refuses');
  });
});

describe('the policy', () => {
  it('allows the code of pages by its hash, and files of the site', () => {
    expect(writePolicy(hashes, strict).split('; ')).toEqual([
      "script-src 'self' 'sha256-w' 'sha256-x'",
      "style-src 'self' 'sha256-y' 'sha256-z'",
      "default-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "media-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });

  it('has what the site adds or replaces', () => {
    const policy = writePolicy(hashes, {
      scriptSources: ["'wasm-unsafe-eval'"],
      styleSources: ['https://fonts.example'],
      directives: {'img-src': ['https:'], 'connect-src': ["'self'", 'https://a.example']},
    }).split('; ');
    expect(policy).toContain("script-src 'self' 'sha256-w' 'sha256-x' 'wasm-unsafe-eval'");
    expect(policy).toContain("style-src 'self' 'sha256-y' 'sha256-z' https://fonts.example");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toContain('img-src https:');
    expect(policy.at(-1)).toBe("connect-src 'self' https://a.example");
  });

  it('comes behind the charset and before every script', () => {
    const html = '<head><meta charset=UTF-8><script type="application/ld+json">{}</script>';
    expect(addPolicy(html, policyPlace(page(html)), writePolicy(hashes, strict))).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script/,
    );
    for (const first of ['<script></script>', '<link rel=icon href=/i>'])
      expect(() => policyPlace(page(`${first}<meta charset="utf-8">`))).toThrow(
        'a.html has no <meta charset> before its first script or link',
      );
  });
});

const html = '<meta charset=utf-8><script>a</script>';

/** What was read of a page before it had the styles of its first view. */
const readOf = (file: string) => {
  const built = page(html, file);
  return {file, html, code: readInlineCode(built, strict), policyPlace: policyPlace(built)};
};

const viewOf = (style: string) => ({
  html: `<meta charset=utf-8><style data-first-view>${style}</style><script>a</script>`,
  styles: [style],
});

it('the pages carry the hashes of the very texts that they contain', () => {
  const {pages: texts, hashes: found} = protectPages(
    [
      {...readOf('a.html'), ...viewOf('p{x:1}')},
      {...readOf('b.html'), ...viewOf('p{x:2}')},
    ],
    strict,
  );
  const pages = [...texts];
  const built = pages.map((protectedPage) => readInlineCode(parseBuiltPage(protectedPage), strict));
  // A header that says the same in another order is another header.
  for (const order of [built, built.toReversed()])
    expect(hashInlineCode(order, strict)).toEqual(found);
  for (const {html: text} of pages)
    for (const hash of found.scripts) expect(text).toContain(`'${hash}'`);
  const own = pages.map(({html: text}) => found.styles.filter((hash) => text.includes(hash)));
  expect(own.map(({length}) => length)).toEqual([1, 1]);
  expect(own.flat().toSorted()).toEqual(found.styles);
});

it('pages without the step of first views have no type that could be protected', () => {
  // @ts-expect-error The policy needs the styles of the first view, which these pages lack.
  expect(() => protectPages([readOf('a.html')], strict)).toThrow();
});
