import type {Redirect} from '../../site/redirects.ts';
import {finalTargets} from './finalTargets.ts';

// The pattern admits no character that could change the meaning of the Location header.
const REST = '(?<iap_rest>(?:/[A-Za-z0-9][A-Za-z0-9._-]*)+)';

/** Writes the same redirects as locations of nginx. */
export function writeNginxRedirects(list: readonly Redirect[]): string {
  return finalTargets(list)
    .map(({from, to}) =>
      from.endsWith('/*')
        ? `location ~ ^${from.slice(0, -2).replaceAll('.', '\\.')}${REST}/?$ { return 301 ${to.slice(0, -2)}$iap_rest$is_args$args; }\n`
        : ['', '/']
            .map((end) => `location = ${from}${end} { return 301 ${to}$is_args$args; }\n`)
            .join(''),
    )
    .join('');
}
