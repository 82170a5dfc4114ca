import {attribute} from '../html/html.ts';
import {type BuiltPage, sourceRange} from '../html/pages.ts';

/** What a policy has to come before. The first view moves such elements, so a place behind them would not stay. */
const APPLIES_TO = ['script', 'link'];

/**
 * Returns where the policy has to be: behind the charset, which must come first, and before everything that it applies
 * to.
 */
export function policyPlace({file, elements}: BuiltPage): number {
  for (const element of elements) {
    if (APPLIES_TO.includes(element.tagName)) break;
    if (element.tagName !== 'meta' || attribute(element, 'charset') === undefined) continue;
    return sourceRange(element).end;
  }
  throw new Error(
    `${file} has no <meta charset> before its first script or link, so the content security policy cannot be inserted: put it first in the head.`,
  );
}
