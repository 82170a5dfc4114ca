import {lineOf} from '../history/patchNumbers.ts';
import {releaseLine} from '../releaseLines.ts';
import type {Surface, SurfaceMember, SurfaceSymbol} from '../surface/surface.ts';
import androidProducts from './androidProducts.json' with {type: 'json'};
import constants from './constants.json' with {type: 'json'};
import errors from './errors.json' with {type: 'json'};
import events from './events.json' with {type: 'json'};
import functions from './functions.json' with {type: 'json'};
import hook from './hook.json' with {type: 'json'};
import {withNamesOf} from './olderNames.ts';
import products from './products.json' with {type: 'json'};
import purchases from './purchases.json' with {type: 'json'};
import purchasesIos from './purchasesIos.json' with {type: 'json'};
import requests from './requests.json' with {type: 'json'};
import results from './results.json' with {type: 'json'};
import storeCalls from './storeCalls.json' with {type: 'json'};
import subscriptionStatus from './subscriptionStatus.json' with {type: 'json'};
import subscriptionTerms from './subscriptionTerms.json' with {type: 'json'};

/** What a member, parameter or value is, with unit, platform and traps: a line of a file in this folder. */
type Meaning = {
  /**
   * Paths of everything that has this meaning. A path starts with the type that declares the member,
   * or with the function, and goes on through parameters and inline objects, for example
   * `PurchaseCommon.id` or `fetchProducts.params.skus`. Where a version has two types of one name,
   * the platform follows the name: `SubscriptionOffer (ios).price`.
   */
  readonly of: readonly string[];
  /**
   * `all`, with the names of 2.8 in backticks; or the release lines and older patches in which the fact differs, such as
   * `2.8.0 2.7 2.6`, with theirs.
   */
  readonly lines: string;
  readonly text: string;
};

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

const known = new Map(
  meanings.flatMap(({of, lines, text}) =>
    of.flatMap((path) => lines.split(' ').map((line) => [`${line} ${path}`, text] as const)),
  ),
);

/**
 * Explains a member of a docs version in one to three sentences of Markdown with names in backticks.
 * The owner is the path of what the member belongs to, as `ownerOf` and `pathOf` give it.
 */
export function meaningOf(version: string, owner: string, member: string): string {
  // A version that was just opened still describes the release of the one before it.
  const line = lineOf(releaseLine(lineOf(version)).patch);
  const path = pathOf(owner, member);
  const own = known.get(`${version} ${path}`) ?? known.get(`${line} ${path}`);
  if (own !== undefined) return own;
  const text = known.get(`all ${path}`);
  if (text === undefined) {
    throw new Error(
      `Nothing explains ${path} in ${line}. Add it to a file in packages/api-data/src/meanings.`,
    );
  }
  return withNamesOf(version === lineOf(version) ? line : version, text);
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
