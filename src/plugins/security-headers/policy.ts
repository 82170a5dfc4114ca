/** Hashes of what pages may hold in themselves: the one script, and the styles of each kind of page. */
export type InlineHashes = {readonly script: string; readonly styles: readonly string[]};

/** How a policy reaches the browser: a `<meta>` may not carry every directive. */
export type Delivery = 'header' | 'meta';

/** What pages may do; whatever is not named here is refused by `default-src`. */
const directives: readonly (readonly [name: string, ...values: string[]])[] = [
  ['default-src', "'none'"],
  ['img-src', "'self'", 'data:'],
  ['font-src', "'self'"],
  ['connect-src', "'self'"],
  ['manifest-src', "'self'"],
  // The search may run in a worker, which is a file of the site and not a blob.
  ['worker-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
];

/**
 * What browsers ignore or misuse in a `<meta>`: framing can only be forbidden before a page arrives, and the
 * upgrade would break every copy that is served without TLS, such as a preview on the author's machine.
 */
const headerOnly = [['frame-ancestors', "'none'"], ['upgrade-insecure-requests']] as const;

/** Writes the content security policy that allows what stands in the pages by its hash. */
export function writePolicy({script, styles}: InlineHashes, delivery: Delivery): string {
  // The search index is read by WebAssembly, which this token allows without allowing `eval`.
  const scripts = ['script-src', "'self'", `'${script}'`, "'wasm-unsafe-eval'"];
  const sheets = ['style-src', "'self'", ...styles.map((hash) => `'${hash}'`)];
  return [scripts, sheets, ...directives, ...(delivery === 'header' ? headerOnly : [])]
    .map((directive) => directive.join(' '))
    .join('; ');
}
