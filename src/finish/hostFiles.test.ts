import {describe, expect, it} from 'vitest';
import {redirects} from '../site/redirects.ts';
import {finalTargets, writeNginxRedirects, writeRedirectsFile} from './hostFiles.ts';

const list = [
  {from: '/docs/old', to: '/docs/new'},
  {from: '/docs/1.0/*', to: '/docs/*'},
];

describe('R13 redirects of a host', () => {
  it('are written for Netlify and Cloudflare Pages, under the base path', () => {
    expect(writeRedirectsFile(list, '/sub/')).toBe(
      '/sub/docs/old /sub/docs/new 301\n/sub/docs/1.0/old /sub/docs/new 301\n/sub/docs/1.0/* /sub/docs/:splat 301\n',
    );
  });

  it('are written for nginx, with the question kept and a tame pattern', () => {
    expect(writeNginxRedirects(list).split('\n')).toEqual([
      'location = /docs/old { return 301 /docs/new$is_args$args; }',
      'location = /docs/old/ { return 301 /docs/new$is_args$args; }',
      'location = /docs/1.0/old { return 301 /docs/new$is_args$args; }',
      'location = /docs/1.0/old/ { return 301 /docs/new$is_args$args; }',
      String.raw`location ~ ^/docs/1\.0(?<iap_rest>(?:/[A-Za-z0-9][A-Za-z0-9._-]*)+)/?$ { return 301 /docs$iap_rest$is_args$args; }`,
      '',
    ]);
  });

  it('lead there in one step and come before the folders that contain them', () => {
    const all = finalTargets(redirects);
    expect(all).toContainEqual({
      from: '/docs/2.8/getting-started/installation',
      to: '/docs/installation',
    });
    expect(new Set(all.map(({from}) => from)).size).toBe(all.length);
    const firstFolder = all.findIndex(({from}) => from.endsWith('/*'));
    expect(all.slice(firstFolder).every(({from}) => from.endsWith('/*'))).toBe(true);
    const sources = new Set(all.map(({from}) => from));
    expect(all.filter(({to}) => sources.has(to))).toEqual([]);
  });
});
