import {existsSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readHeads} from './readHeads.ts';

const mark = readFileSync('static/img/mark.svg', 'utf8').trim();

const files = ['/img/favicon-32.png', '/img/apple-touch-icon.png', '/manifest.webmanifest'];

it('X every page links the icons and the manifest, and they exist', () => {
  for (const {route, head} of readHeads()) {
    const links = [
      ...head.querySelectorAll('link[rel~=icon], link[rel*=apple], link[rel=manifest]'),
    ];
    const addresses = links.map((link) => link.getAttribute('href') ?? '');
    const [drawing = '', ...others] = addresses.filter((address) => !files.includes(address));
    const [type, svg = ''] = drawing.split(/,(.*)/s);
    expect(type, `icon of ${route}`).toBe('data:image/svg+xml');
    expect(decodeURIComponent(svg).replaceAll("'", '"'), `icon of ${route}`).toBe(mark);
    expect(others, `icons of ${route}`).toEqual([]);
    expect(addresses, `icons of ${route}`).toEqual(expect.arrayContaining(files));
  }
  for (const address of files) expect(existsSync(`build${address}`), address).toBe(true);
});

it('X no page asks for the manifest before its first text is shown', () => {
  for (const {route, head} of readHeads()) {
    const manifests = [...head.querySelectorAll('link[rel=manifest]')];
    expect(
      manifests.map((link) => link.parentElement?.localName),
      route,
    ).toEqual(['noscript']);
  }
});
