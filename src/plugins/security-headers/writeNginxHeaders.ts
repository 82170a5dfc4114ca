import {securityHeaders} from './headers.ts';
import type {InlineHashes} from './policy.ts';

/** Writes the same headers as directives of nginx, for errors as well as for pages. */
export function writeNginxHeaders(hashes: InlineHashes): string {
  return securityHeaders(hashes)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
