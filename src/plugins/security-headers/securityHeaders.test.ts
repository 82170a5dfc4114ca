import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {addMeta} from './addMeta.ts';
import {findInlineScripts} from './findInlineScripts.ts';
import {findRefusedMarkup} from './findRefusedMarkup.ts';
import {hashInline} from './hashInline.ts';
import {readTags} from './readTags.ts';
import {writeHeadersFile} from './writeHeadersFile.ts';
import {writeNginxHeaders} from './writeNginxHeaders.ts';
import {writePolicy} from './policy.ts';

const hashes = {script: 'sha256-x', styles: ['sha256-y', 'sha256-z']};
const page = (html: string, file = 'a.html') => ({file, html});
const scriptsOf = (html: string) => findInlineScripts(readTags(html));
const refused = (html: string) => findRefusedMarkup(readTags(html));

describe('inline scripts', () => {
  it('are those that run: no files, no data', () => {
    expect(
      scriptsOf(
        `<script src=/a.js defer></script><script>a("</p>")</script><script type="application/ld+json">{"b":1}</script>` +
          `<SCRIPT type=module>c</SCRIPT ><script type="importmap">{"d":1}</script><script data-x="src">e`,
      ),
    ).toEqual(['a("</p>")', 'c', '{"d":1}', 'e']);
  });

  it('are told from attributes that hold a ">"', () => {
    expect(scriptsOf(`<p title="a > b" data-y='>'>text</p><script>f</script>`)).toEqual(['f']);
  });
});

describe('refused markup', () => {
  it('is styles, handlers and code in links', () => {
    expect(
      refused(
        `<p style=color:red>a</p><style>b</style><img src="c" ONERROR="d"><a href=" javascript:e">e</a><base href="/">`,
      ),
    ).toEqual([
      'style="color:red" on <p>',
      'a <style> element',
      'a handler onerror on <img>',
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
  it('is that of the one script, byte by byte', () => {
    const expected = createHash('sha256').update('g ü').digest('base64');
    const html = '<script>g ü</script>';
    expect(hashInline([page(html), page(html, 'b.html')]).script).toBe(`sha256-${expected}`);
  });

  it('is refused when pages have two scripts or none', () => {
    const two = [page('<script>a</script>'), page('<script>b</script>', 'b.html')];
    expect(() => hashInline(two)).toThrow(
      '2 different inline scripts, first seen in a.html, b.html',
    );
    expect(() => hashInline([page('<p>')])).toThrow('No page has an inline script');
  });

  it('is refused when a page has markup that the policy refuses', () => {
    expect(() => hashInline([page('<p style="a:b">'), page('<script>a</script>')])).toThrow(
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

  it('stands behind the charset and before every script', () => {
    const html = '<head><meta charset=UTF-8><script type="application/ld+json">{}</script>';
    expect(addMeta(page(html), hashes)).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" content="[^"]+"><script/,
    );
    expect(() => addMeta(page('<script></script><meta charset="utf-8">'), hashes)).toThrow(
      'a.html has no <meta charset> before its first script',
    );
  });
});

describe('the header files', () => {
  it('name the hash and keep cache rules apart from the rest', () => {
    const [all, ...folders] = writeHeadersFile(hashes, '/base/').trim().split('\n\n');
    expect(all).toContain("script-src 'self' 'sha256-x'");
    expect(all).toContain("style-src 'self' 'sha256-y' 'sha256-z'");
    expect(all).not.toContain('Cache-Control');
    expect(folders[0]).toBe('/base/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  });

  it('hold nothing that nginx would read as more than a value', () => {
    for (const line of writeNginxHeaders({script: 'sha256-a+/=', styles: ['sha256-b+/=']})
      .trim()
      .split('\n'))
      expect(line).toMatch(/^add_header [A-Za-z-]+ "[^"\\$]+" always;$/);
  });
});
