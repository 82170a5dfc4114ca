import {lineOf} from '../history/patchNumbers.ts';
import {releaseLine} from '../releaseLines.ts';
import type {Surface, SurfaceMember, SurfaceSymbol} from '../surface/surface.ts';
import {androidProducts} from './androidProducts.ts';
import {constants} from './constants.ts';
import {errors} from './errors.ts';
import {events} from './events.ts';
import {functions} from './functions.ts';
import {hook} from './hook.ts';
import type {Meaning} from './meaningTypes.ts';
import {withNamesOf} from './olderNames.ts';
import {products} from './products.ts';
import {purchases} from './purchases.ts';
import {purchasesIos} from './purchasesIos.ts';
import {requests} from './requests.ts';
import {results} from './results.ts';
import {storeCalls} from './storeCalls.ts';
import {subscriptionStatus} from './subscriptionStatus.ts';
import {subscriptionTerms} from './subscriptionTerms.ts';

/** Every meaning; the order has no effect. */
export const meanings: readonly Meaning[] = [
  ...products,
  ...androidProducts,
  ...subscriptionTerms,
  ...purchases,
  ...purchasesIos,
  ...subscriptionStatus,
  ...results,
  ...requests,
  ...functions,
  ...storeCalls,
  ...constants,
  ...events,
  ...errors,
  ...hook,
];

const shared = new Map<string, string>();
const byLine = new Map<string, string>();
for (const {of, text, in: lines = {}} of meanings) {
  for (const path of of) {
    if (text !== undefined) shared.set(path, text);
    for (const [line, sentences] of Object.entries(lines)) byLine.set(`${line} ${path}`, sentences);
  }
}

/**
 * Explains a member of a docs version in one to three sentences of Markdown with names in backticks.
 * The owner is the path of what the member belongs to, as `ownerOf` and `pathOf` give it.
 */
export function meaningOf(version: string, owner: string, member: string): string {
  // A version that was just opened still describes the release of the one before it.
  const line = lineOf(releaseLine(version).patch);
  const path = pathOf(owner, member);
  const own = byLine.get(`${line} ${path}`);
  if (own !== undefined) return own;
  const text = shared.get(path);
  if (text === undefined) {
    throw new Error(
      `Nothing explains ${path} in ${line}. Add it to a file in packages/api-data/src/meanings.`,
    );
  }
  return withNamesOf(line, text);
}

/** Path of a member: what its own parameters or fields have as their owner. */
export function pathOf(owner: string, member: string): string {
  return `${owner}.${member}`;
}

/**
 * Owner of a top-level member of a symbol: the type that declares it. A type that shares its name
 * with one of another platform carries the platform, as in `findSymbol`.
 */
export function ownerOf(surface: Surface, symbol: SurfaceSymbol, member: SurfaceMember): string {
  const {name, platform} = symbol;
  if (member.declaredIn !== undefined) return member.declaredIn;
  const namesakes = surface.symbols.filter((other) => other.name === name);
  return namesakes.length > 1 ? `${name} (${platform})` : name;
}
