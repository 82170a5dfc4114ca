import type {PolicyOptions} from './policyOptions.ts';

/** Hashes of the code that pages may contain: the scripts of every page, and the styles of each kind of page. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * What pages may do if the site says nothing else: load files of the site. Firefox judges `<link rel="prefetch">` by
 * `default-src`, so this is where they are allowed, also for fonts, search data, workers and frames.
 */
const directives: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'media-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** Writes the content security policy that allows the code in the pages by its hash, as a `<meta>` may carry it. */
export function writePolicy({scripts, styles}: InlineHashes, options: PolicyOptions): string {
  const {scriptSources = [], styleSources = [], refuseStyles = false} = options;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const all: Readonly<Record<string, readonly string[]>> = {
    'script-src': ["'self'", ...quoted(scripts), ...scriptSources],
    'style-src': ["'self'", ...quoted(styles), ...styleSources],
    ...(refuseStyles ? {} : {'style-src-attr': ["'unsafe-inline'"]}),
    ...directives,
    ...options.directives,
  };
  return Object.entries(all)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
