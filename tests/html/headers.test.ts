import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {KINDS} from '../../src/finish/firstView.ts';
import {attributes, type Page, readPages} from './pages.ts';
import {headersFor, parsePolicy, readHeadersFile} from './readHeadersFile.ts';

const pages = readPages();
const rules = readHeadersFile();
const headers = headersFor('/docs/intro', rules);
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The scripts inside a page; data for search engines is none. */
const inline = pages.flatMap(({$}) =>
  $('script:not([src]):not([type*=json])')
    .toArray()
    .map((script) => hashOf($(script).text())),
);
const hashes = new Set(inline);
/** The styles in the head, and those in a template, which a script applies and no selector finds. */
const stylesOf = ({html}: Page): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => hashOf(text));

describe('X the content security policy', () => {
  it('knows the two inline scripts that every page has', () => {
    expect(hashes.size).toBe(2);
    expect(inline).toHaveLength(2 * pages.length);
    expect(parsePolicy(headers['content-security-policy'] ?? '').get('script-src')).toEqual([
      "'self'",
      ...[...hashes].sort(),
      "'wasm-unsafe-eval'",
    ]);
  });

  it('knows the styles of the first view, of which every page has one in the head and one below', () => {
    for (const page of pages) {
      expect(page.$('head style').length, page.route).toBe(1);
      expect(stylesOf(page), page.route).toHaveLength(2);
    }
    const known = new Set(pages.flatMap(stylesOf));
    expect(known.size).toBe(2 * KINDS);
    const allowed = parsePolicy(headers['content-security-policy'] ?? '').get('style-src');
    expect(allowed?.toSorted()).toEqual(["'self'", ...known].toSorted());
  });

  it('is the same in the header file and in every page, but for what a page cannot say and the styles of others', () => {
    const sent = parsePolicy(headers['content-security-policy'] ?? '');
    const expected = [...sent].filter(
      ([name]) => !['frame-ancestors', 'upgrade-insecure-requests'].includes(name),
    );
    expect(expected).toHaveLength(sent.size - 2);
    for (const page of pages) {
      const policies = attributes(page, 'meta[http-equiv="Content-Security-Policy"]', 'content');
      expect(policies, page.route).toHaveLength(1);
      const own = parsePolicy(policies[0] ?? '');
      const styles = ["'self'", ...stylesOf(page)];
      expect([...own].sort(), page.route).toEqual(
        expected.map(([name, values]) => [name, name === 'style-src' ? styles : values]).sort(),
      );
    }
  });

  it('is first in the head, behind the charset alone', () => {
    for (const {$, route} of pages) {
      const [charset, policy] = $('head').children().toArray();
      expect(charset?.attribs, route).toHaveProperty('charset');
      expect(policy?.attribs['http-equiv'], route).toBe('Content-Security-Policy');
    }
  });

  it('has no word that would open it', () => {
    const text = headers['content-security-policy'];
    expect(text).not.toMatch(/'unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|\*|https?:|blob:/);
    const policy = parsePolicy(text ?? '');
    // Firefox judges what is fetched ahead by `default-src`: with 'none' it refuses the files of the site.
    expect(policy.get('default-src')).toEqual(["'self'"]);
    for (const unused of ['object-src', 'media-src', 'base-uri'])
      expect(policy.get(unused), unused).toEqual(["'none'"]);
  });
});

describe('X the header file', () => {
  it('sends exactly these headers with every page, beside the policy', () => {
    const {
      'content-security-policy': policy,
      'permissions-policy': features = '',
      ...others
    } = headers;
    expect(policy).toBeDefined();
    expect(others).toEqual({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(features.split(', ').filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
    expect(features).toContain('geolocation=()');
  });

  it('lets browsers keep what never changes and nothing else', () => {
    const rule = (path: string) => headersFor(path, rules)['cache-control'];
    const forever = 'public, max-age=31536000, immutable';
    expect(rule('/assets/js/main.0123.js')).toBe(forever);
    expect(rule('/pagefind/2.8/fragment/en_0123.pf_fragment')).toBe(forever);
    for (const path of ['/', '/docs/intro', '/pagefind/2.8/pagefind-entry.json', '/llms.txt'])
      expect(rule(path), path).toBeUndefined();
  });
});
