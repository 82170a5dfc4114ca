import {framePolicyHeader} from 'playground-frame/bundle/frameDocument';
import {describe, expect, it} from 'vitest';
import {type HeaderRule, headersFor, readHeadersFile} from '../build/readHeadersFile.ts';
import {get, sendRaw, server} from './sendRequest.ts';

const cases: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/docs/intro', 200],
  ['/sitemap.xml', 200],
  ['/docs/intro.html', 301],
  ['/nowhere', 404],
  ['/play/frame', 200],
  ['/play/frame.html', 301],
];

/** Every name that the header file sets somewhere; where it is taken back, nginx must not send it either. */
const names = (rules: readonly HeaderRule[]): string[] =>
  [...new Set(rules.flatMap(({headers}) => Object.keys(headers)))].filter(
    (name) => name !== 'cache-control',
  );

describe('headers of nginx', () => {
  it.each(cases)('are on %s (%d) those of the header file', async (path, status) => {
    const rules = readHeadersFile(server.site);
    const expected = headersFor(path, rules);
    const response = await get(path);
    expect(response.status).toBe(status);
    for (const name of names(rules))
      expect(response.headers.get(name), name).toBe(expected[name] ?? null);
  });

  it('let the site frame the document of running samples, which is always a sandbox', async () => {
    const {headers} = await get('/play/frame');
    expect(headers.get('content-security-policy')).toBe(framePolicyHeader);
    expect(headers.get('x-frame-options')).toBeNull();
  });

  it('are on refusals too', async () => {
    const {status, text} = await sendRaw(
      'DELETE /assets/js/main.js HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    );
    expect(status).toBe(405);
    expect(text).toMatch(/^Allow: GET, HEAD\r$/m);
    expect(text).toMatch(/^Content-Security-Policy: .+\r$/m);
    expect(text).toMatch(/^Cache-Control: no-cache\r$/m);
  });

  it('do not tell the version of the server', async () => {
    for (const [path] of cases) expect((await get(path)).headers.get('server')).toBe('nginx');
    expect((await sendRaw('BAD\r\n\r\n')).text).not.toMatch(/nginx\/\d/);
  });
});
