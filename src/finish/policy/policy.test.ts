import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {elementsIn, parseHtml} from '../html.ts';
import {parseBuiltPage} from '../pages.ts';
import {framePolicyHeader} from './frameDocument.ts';
import {writeHeadersFile, writeNginxHeaders, writeNginxMaps, writePolicy} from './headers.ts';
import {
  findInlineScripts,
  findRefusedMarkup,
  hashInlineCode,
  readInlineCode,
} from './inlineCode.ts';
import {policyPlace} from './policyPlace.ts';
import {addPolicy, protectPages} from './protectPages.ts';

const hashes = {scripts: ['sha256-w', 'sha256-x'], styles: ['sha256-y', 'sha256-z']};
const page = (html: string, file = 'a.html') => parseBuiltPage({file, html});
const code = (html: string, file?: string) => readInlineCode(page(html, file));
const scriptsOf = (html: string) => findInlineScripts(elementsIn(parseHtml(html)));
const refused = (html: string) => findRefusedMarkup(elementsIn(parseHtml(html)));

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
    expect(hashInlineCode([code(html), code(html, 'b.html')]).scripts).toEqual([
      `sha256-${expected}`,
    ]);
  });

  it('is refused when pages have three scripts or none', () => {
    const three = [
      code('<script>a</script><script>b</script>'),
      code('<script>c</script>', 'b.html'),
    ];
    expect(() => hashInlineCode(three)).toThrow(
      '3 different inline scripts, first seen in a.html, a.html, b.html',
    );
    expect(() => hashInlineCode([code('<p>')])).toThrow('No page has an inline script');
  });

  it('is refused when a page has markup that the policy refuses', () => {
    expect(() => hashInlineCode([code('<p style="a:b">'), code('<script>a</script>')])).toThrow(
      'a.html has style="a:b" on <p>, which the content security policy refuses',
    );
  });
});

describe('the policy', () => {
  it('has the same directives in both forms, without what a <meta> may not carry', () => {
    const header = writePolicy(hashes, 'header').split('; ');
    const meta = writePolicy(hashes, 'meta').split('; ');
    expect(header.filter((directive) => !meta.includes(directive))).toEqual([
      "frame-ancestors 'none'",
      'upgrade-insecure-requests',
    ]);
    expect(meta.every((directive) => header.includes(directive))).toBe(true);
  });

  it('comes behind the charset and before every script', () => {
    const html = '<head><meta charset=UTF-8><script type="application/ld+json">{}</script>';
    expect(addPolicy(html, policyPlace(page(html)), hashes)).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script/,
    );
    for (const first of ['<script></script>', '<link rel=icon href=/i>'])
      expect(() => policyPlace(page(`${first}<meta charset="utf-8">`))).toThrow(
        'a.html has no <meta charset> before its first script or link',
      );
  });
});

describe('the header files', () => {
  it('name the hash and keep cache rules apart from the rest', () => {
    const [all, ...folders] = writeHeadersFile(hashes, '/base/').trim().split('\n\n');
    expect(all).toContain("script-src 'self' 'sha256-w' 'sha256-x'");
    expect(all).toContain("style-src 'self' 'sha256-y' 'sha256-z'");
    expect(all).not.toContain('Cache-Control');
    expect(folders).toContain(
      '/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  it('give the frame of running samples its own policy instead of that of pages', () => {
    const [, frame = ''] = writeHeadersFile(hashes, '/base/').trim().split('\n\n');
    expect(frame.split('\n').slice(0, 3)).toEqual([
      '/base/play/*',
      '  ! Content-Security-Policy',
      '  ! X-Frame-Options',
    ]);
    expect(frame).toContain("default-src 'none'");
    expect(frame).toMatch(/frame-ancestors 'self'; sandbox allow-scripts$/);
    const maps = writeNginxMaps(hashes);
    expect(maps).toContain('map $uri $iap_content_security_policy {');
    expect(maps).toMatch(/"~\^\/play\/" "default-src 'none'; [^"]+sandbox allow-scripts";/);
    expect(maps).toMatch(
      /map \$uri \$iap_x_frame_options \{\n {4}default "DENY";\n {4}"~\^\/play\/" "";/,
    );
  });

  it('are told for the frame exactly, in the instructions for hosts', () => {
    const told = readFileSync('deploy/README.md', 'utf8');
    expect(told).toContain(`Content-Security-Policy: ${framePolicyHeader}\n`);
  });

  it('contain nothing that nginx would read as more than a value', () => {
    const odd = {scripts: ['sha256-a+/='], styles: ['sha256-b+/=']};
    for (const line of writeNginxHeaders(odd).trim().split('\n'))
      expect(line).toMatch(/^add_header [A-Za-z-]+ (?:"[^"\\$]+"|\$iap_[a-z_]+) always;$/);
    for (const line of writeNginxMaps(odd).trim().split('\n'))
      expect(line).toMatch(
        /^(?:map \$uri \$iap_[a-z_]+ \{| {4}(?:default|"~\^\/play\/") "[^"\\$]*";|\})$/,
      );
  });
});

const html = '<meta charset=utf-8><script>a</script>';

/** What was read of a page before it had the styles of its first view. */
const readOf = (file: string) => {
  const built = page(html, file);
  return {file, html, code: readInlineCode(built), policyPlace: policyPlace(built)};
};

const viewOf = (style: string) => ({
  html: `<meta charset=utf-8><style data-first-view>${style}</style><script>a</script>`,
  styles: [style],
});

it('the pages carry the hashes of the very texts that they contain', () => {
  const {pages: texts, hashes: found} = protectPages([
    {...readOf('a.html'), ...viewOf('p{x:1}')},
    {...readOf('b.html'), ...viewOf('p{x:2}')},
  ]);
  const pages = [...texts];
  const built = pages.map((protectedPage) => readInlineCode(parseBuiltPage(protectedPage)));
  // A header that says the same in another order is another header.
  for (const order of [built, built.toReversed()]) expect(hashInlineCode(order)).toEqual(found);
  for (const {html: text} of pages)
    for (const hash of found.scripts) expect(text).toContain(`'${hash}'`);
  const own = pages.map(({html: text}) => found.styles.filter((hash) => text.includes(hash)));
  expect(own.map(({length}) => length)).toEqual([1, 1]);
  expect(own.flat().toSorted()).toEqual(found.styles);
});

it('pages without the step of first views have no type that could be protected', () => {
  // @ts-expect-error The policy needs the styles of the first view, which these pages lack.
  expect(() => protectPages([readOf('a.html')])).toThrow();
});
