import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readHeads} from './readHeads.ts';

const wanted = [
  '/img/favicon.svg',
  '/img/favicon-32.png',
  '/img/apple-touch-icon.png',
  '/manifest.webmanifest',
];

it('X every page links the icons and the manifest, and they exist', () => {
  for (const {route, head} of readHeads()) {
    const links = [
      ...head.querySelectorAll('link[rel~=icon], link[rel*=apple], link[rel=manifest]'),
    ];
    expect(links.map((link) => link.getAttribute('href')).sort(), `icons of ${route}`).toEqual(
      [...wanted].sort(),
    );
  }
  for (const address of wanted) expect(existsSync(`build${address}`), address).toBe(true);
});
