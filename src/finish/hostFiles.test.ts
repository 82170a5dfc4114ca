import {describe, expect, it} from 'vitest';
import {redirects} from '../site/redirects.ts';
import {finalTargets, writeRedirectsFile} from './hostFiles.ts';

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
