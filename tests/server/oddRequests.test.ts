import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {type RawAnswer, sendRaw} from './sendRequest.ts';
import {readSiteFile} from './siteFiles.ts';

const page = readSiteFile('/docs/intro.html');

/** Sends a request with these fields, as no client library would write them. */
const ask = (path: string, fields = '', method = 'GET'): Promise<RawAnswer> =>
  sendRaw(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${fields}\r\n`);
const bodyOf = ({text}: RawAnswer): Buffer =>
  Buffer.from(text.slice(text.indexOf('\r\n\r\n') + 4), 'latin1');
const fieldOf = ({text}: RawAnswer, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)\\r$`, 'im').exec(text)?.[1];

/** Expects what every answer has, also one that refuses. */
function expectGuarded(answer: RawAnswer, request: string): void {
  expect(fieldOf(answer, 'Content-Security-Policy'), request).toContain("'self'");
  expect(fieldOf(answer, 'X-Content-Type-Options'), request).toBe('nosniff');
  expect(fieldOf(answer, 'Cache-Control'), request).toBe('no-cache');
}

describe('odd requests for a page', () => {
  it.each([
    'gzip;q=0',
    'br;q=0',
    'br;q=0, gzip;q=0.0',
    'br;q=0.000',
    '*;q=0',
    'xbr, gzipped, brx',
    ',,,;;;===',
    'gzip;q=nonsense',
    'GZIP',
    'br;q=1.5',
    `${'a,'.repeat(2_000)}b`,
  ])('answer "%.20s" with a page that the visitor can read', async (accepted) => {
    const answer = await ask('/docs/intro', `Accept-Encoding: ${accepted}\r\n`);
    expect(answer.status).toBe(200);
    const encoding = fieldOf(answer, 'Content-Encoding');
    const names = accepted.split(',').map((entry) => entry.trim().toLowerCase());
    const isRefused = names.every((name) => !/^(?:gzip|br)(?:$|;(?!q=0(?:\.0*)?$))/.test(name));
    if (isRefused) expect(encoding).toBeUndefined();
    const body = bodyOf(answer);
    const read = {gzip: gunzipSync, br: brotliDecompressSync}[encoding ?? ''];
    expect((read ? read(body) : body).equals(page)).toBe(true);
  });

  it.each([
    ['If-None-Match: *', 304],
    ['If-None-Match: "', 200],
    [`If-None-Match: ${'"a", '.repeat(1_000)}"b"`, 200],
    ['If-Modified-Since: yesterday', 200],
    ['If-Modified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 200],
    ['If-Match: "other"', 412],
    ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 412],
    ['Range: bytes=5-2', 416],
    ['Range: bytes=99999999999999999999-', 416],
    ['Range: bytes=a-b', 416],
    ['Range: bytes=-', 416],
    ['Range: lines=1-2', 200],
    ['Range: bytes=0-0', 206],
    ['If-Range: "other"\r\nRange: bytes=0-0', 200],
  ])('%.40s is answered with %d', async (field, status) => {
    const answer = await ask('/docs/intro', `${field}\r\n`);
    expect(answer.status).toBe(status);
    expectGuarded(answer, field);
  });

  it.each([
    ['/docs/intro', 200],
    ['/docs/intro.html', 301],
    ['/nowhere', 404],
    ['/_headers', 404],
  ])('HEAD of %s has no body', async (path, status) => {
    const answer = await ask(path, '', 'HEAD');
    expect(answer.status).toBe(status);
    expect(bodyOf(answer)).toHaveLength(0);
    expectGuarded(answer, path);
  });

  it('never lead to another site', async () => {
    const paths = [
      '//evil.example/docs/intro.html',
      '///evil.example/docs/intro/',
      '/docs//evil.example/',
      '/docs/2.8//evil.example/guides/faq',
      '/docs/2.8/%2f%2fevil.example/',
      '/docs/latest/https://evil.example/',
      '/%5cevil.example/docs/intro.html',
      '/docs/intro.html?//evil.example',
      '/docs/intro/?next=https://evil.example/%0d%0aLocation:%20//evil.example',
      '/docs/../docs/intro.html',
      '/docs/%2e%2e/%2fevil.example%2f..%2fdocs/intro.html',
      'http://evil.example/docs/intro.html',
      'http://evil.example//evil.example/index.html',
      'https://user:password@evil.example/docs/intro.html',
    ];
    for (const path of paths) {
      const answer = await ask(path);
      expect([301, 400, 404], path).toContain(answer.status);
      const target = fieldOf(answer, 'Location');
      if (answer.status === 301) expect(target, path).toMatch(/^\/(?![/\\])[\w./-]*(?:\?|$)/);
      else expect(target, path).toBeUndefined();
      expect(answer.text.match(/^Location:/gim) ?? [], path).toHaveLength(target ? 1 : 0);
    }
  });

  it('with two hosts are refused, also when both are the same', async () => {
    for (const host of ['localhost', 'evil.example'])
      expect((await ask('/docs/intro', `Host: ${host}\r\n`)).status, host).toBe(400);
  });

  it('find a page under the path that its encoding means, and only one inside the site', async () => {
    for (const path of ['/docs%2fintro', '/docs/%69ntro', '//docs///intro', '/x/../docs/intro'])
      expect(bodyOf(await ask(path)).equals(page), path).toBe(true);
    for (const path of [
      '/docs%252fintro',
      '/docs%5cintro',
      '/docs/intro%00',
      '/docs/intro%2f..%2f..%2f..',
    ])
      expect([400, 404], path).toContain((await ask(path)).status);
  });
});
