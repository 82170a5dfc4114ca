import {type InlineHashes, writePolicy} from 'docusaurus-first-view/write-policy';
import {FRAME_FOLDER} from 'playground-frame/addresses';
import {framePolicyHeader} from 'playground-frame/bundle/frameDocument';
import {searchIndexes} from '../../site/searchScopes.ts';
import {policy} from '../firstView.ts';

/**
 * What browsers ignore or misuse in a `<meta>`: framing can only be forbidden before a page arrives, and the
 * upgrade would break every copy that is served without TLS, such as a preview on the author's machine.
 */
const HEADER_ONLY = "; frame-ancestors 'none'; upgrade-insecure-requests";

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
  return [...pageHeaders(hashes), ...sharedHeaders];
}

/** What a page and the frame of a running sample do not have in common. */
function pageHeaders(hashes: InlineHashes): readonly Header[] {
  return [
    ['Content-Security-Policy', `${writePolicy(hashes, policy)}${HEADER_ONLY}`],
    // For browsers that do not know frame-ancestors.
    ['X-Frame-Options', 'DENY'],
  ];
}

const sharedHeaders: readonly Header[] = [
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

/** Folders whose files change their name with their content, so that a copy never goes stale. */
export const immutableFolders: readonly string[] = [
  '/assets/',
  ...searchIndexes().flatMap(({scope}) => [
    `/pagefind/${scope}/fragment/`,
    `/pagefind/${scope}/index/`,
  ]),
];

/** Cache rule of files in such a folder. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Writes the `_headers` file that Netlify and Cloudflare Pages read. Both join values when two rules match, and
 * both revalidate files without a cache rule, so only the immutable folders have one. The frame of running samples
 * must not get the policy of pages: a name behind "!" takes back what an earlier rule set.
 */
export function writeHeadersFile(hashes: InlineHashes, baseUrl: string): string {
  const rules: readonly HeaderRule[] = [
    {path: '/*', headers: securityHeaders(hashes)},
    {
      path: `${baseUrl}${FRAME_FOLDER.slice(1)}*`,
      instead: pageHeaders(hashes).map(([name]) => name),
      headers: [['Content-Security-Policy', framePolicyHeader] as const],
    },
    ...immutableFolders.map((folder) => ({
      path: `${baseUrl}${folder.slice(1)}*`,
      headers: [['Cache-Control', IMMUTABLE] as const],
    })),
  ];
  return rules
    .map(({path, headers, instead = []}) =>
      [
        path,
        ...instead.map((name) => `  ! ${name}`),
        ...headers.map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** A rule for the addresses that begin with a path. */
type HeaderRule = {
  readonly path: string;
  readonly headers: readonly Header[];
  /** Headers of earlier rules that this one takes back. */
  readonly instead?: readonly string[];
};
