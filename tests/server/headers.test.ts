import {framePolicyHeader} from 'playground-frame/bundle/frameDocument';
import {describe, expect, it} from 'vitest';
import {type HeaderRule, headersFor, readHeadersFile} from '../html/readHeadersFile.ts';
import {get, server} from './sendRequest.ts';

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

  it('are on refusals too, without the version of the server', async () => {
    const {status, headers} = await get('/assets/js/main.js', {method: 'DELETE'});
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
    expect(headers.get('content-security-policy')).not.toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('server')).toBe('nginx');
  });
});
