import {listScopes} from '../search/listScopes.ts';
import {writePolicy} from './policy.ts';
import type {InlineHashes} from './policy.ts';

/** A response header. */
export type Header = readonly [name: string, value: string];

/** Features of the browser that no page needs, and that no script may therefore ask for. */
const REFUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** The headers of every response. */
export function securityHeaders(hashes: InlineHashes): readonly Header[] {
  return [
    ['Content-Security-Policy', writePolicy(hashes, 'header')],
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that do not know frame-ancestors.
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

/** Folders whose files change their name with their content, so that a copy never grows old. */
export const immutableFolders: readonly string[] = [
  '/assets/',
  ...listScopes().flatMap(({scope}) => [
    `/pagefind/${scope}/fragment/`,
    `/pagefind/${scope}/index/`,
  ]),
];

/** Cache rule of files in such a folder. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cache rule of everything else: keep it, but ask each time whether it has changed. */
export const REVALIDATE = 'no-cache';
