import {securityHeaders} from './headers.ts';

/** Writes the same headers as directives of nginx, for errors as well as for pages. */
export function writeNginxHeaders(scriptHash: string): string {
  return securityHeaders(scriptHash)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}
