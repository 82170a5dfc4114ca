import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {KINDS} from '../../src/finish/firstView.ts';
import {readBuild} from './readBuild.ts';
import {headersFor, parsePolicy, readHeadersFile} from './readHeadersFile.ts';

const pages = readBuild();
const rules = readHeadersFile();
const headers = headersFor('/docs/intro', rules);
const isData = (script: Element) => /json/.test(script.getAttribute('type') ?? '');
const inline = pages.flatMap(({document}) =>
  [...document.querySelectorAll('script:not([src])')].filter((script) => !isData(script)),
);
const hashOf = ({textContent}: Element): string =>
  `'sha256-${createHash('sha256')
    .update(textContent ?? '')
    .digest('base64')}'`;
const hashes = new Set(inline.map(hashOf));
/** The styles in the head, and those in a template, which a script applies. */
const stylesOf = (document: Document): Element[] => [
  ...document.querySelectorAll('style'),
  ...[...document.querySelectorAll('template')].flatMap(({content}) => [
    ...content.querySelectorAll('style'),
  ]),
];

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
    for (const {file, document} of pages) {
      expect(document.querySelectorAll('head style'), file).toHaveLength(1);
      expect(stylesOf(document), file).toHaveLength(2);
    }
    const known = new Set(pages.flatMap(({document}) => stylesOf(document).map(hashOf)));
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
    for (const {file, document} of pages) {
      const metas = document.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
      expect(metas, file).toHaveLength(1);
      const own = parsePolicy(metas[0]?.getAttribute('content') ?? '');
      const styles = stylesOf(document).map(hashOf);
      expect([...own].sort(), file).toEqual(
        expected
          .map(([name, values]) => [name, name === 'style-src' ? ["'self'", ...styles] : values])
          .sort(),
      );
    }
  });

  it('is first in the head, behind the charset alone', () => {
    for (const {file, document} of pages) {
      const [charset, policy] = document.head.children;
      expect(charset?.hasAttribute('charset'), file).toBe(true);
      expect(policy?.getAttribute('http-equiv'), file).toBe('Content-Security-Policy');
    }
  });

  it('finds no markup that it would refuse', () => {
    const refused = pages.flatMap(({file, document}) =>
      [...document.querySelectorAll('*')]
        .filter(
          (element) =>
            ['BASE', 'OBJECT', 'EMBED', 'IFRAME'].includes(element.tagName) ||
            element.getAttributeNames().some((name) => name === 'style' || /^on/.test(name)) ||
            /^\s*javascript:/i.test(element.getAttribute('href') ?? ''),
        )
        .map((element) => `${file}: ${element.outerHTML.slice(0, 100)}`),
    );
    expect(refused).toEqual([]);
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

  it('lets nobody frame a page and asks for TLS', () => {
    const sent = parsePolicy(headers['content-security-policy'] ?? '');
    expect(sent.get('frame-ancestors')).toEqual(["'none'"]);
    expect(sent.get('base-uri')).toEqual(["'none'"]);
    expect(sent.get('form-action')).toEqual(["'self'"]);
    expect(sent.has('upgrade-insecure-requests')).toBe(true);
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
