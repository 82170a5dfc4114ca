import {knownNames} from './surface/loadSurface.ts';
import type {Surface, SurfaceMember} from './surface/surface.ts';

/** What the check needs to know about the names of one docs version. */
export type LibraryKnowledge = {
  readonly version: string;
  /** The release that the pages describe, as messages name it. */
  readonly patch: string;
  /** Names that apps import. */
  readonly exports: ReadonlySet<string>;
  /** What may follow every symbol and a dot: its members, and the fields of its parameters. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every symbol, member, parameter, enum value and error code. */
  readonly names: ReadonlySet<string>;
};

/** Turns the surface of a version into sets for lookups. */
export function readKnowledge(surface: Surface): LibraryKnowledge {
  const {version, patch, symbols} = surface;
  return {
    version,
    patch,
    exports: new Set(symbols.filter(({exported}) => exported).map(({name}) => name)),
    members: mergeMembers(symbols.map(({name, members}) => [name, members.flatMap(ownNames)])),
    names: knownNames(surface),
  };
}

/** Joins the knowledge about all versions, for posts, which cover several. */
export function joinKnowledge(all: readonly LibraryKnowledge[]): LibraryKnowledge {
  return {
    version: all.map(({version}) => version).join(', '),
    patch: all.map(({patch}) => patch).join(' or '),
    exports: new Set(all.flatMap(({exports}) => [...exports])),
    members: mergeMembers(all.flatMap(({members}) => [...members])),
    names: new Set(all.flatMap(({names}) => [...names])),
  };
}

function ownNames({name, role, members = []}: SurfaceMember): string[] {
  return role === 'parameter' ? [name, ...members.map((field) => field.name)] : [name];
}

// Two types of different platforms can share a name; prose then may speak of the members of both.
function mergeMembers(
  entries: readonly (readonly [string, Iterable<string>])[],
): Map<string, ReadonlySet<string>> {
  const merged = new Map<string, ReadonlySet<string>>();
  for (const [name, members] of entries) {
    merged.set(name, new Set([...(merged.get(name) ?? []), ...members]));
  }
  return merged;
}

/** Variables that prose uses for values of the library, and the types that these values have. */
const receivers: Readonly<Record<string, RegExp>> = {
  purchase: /^(?:Product|Subscription)?Purchase(?:Base|Common|IOS|Ios|Android)?$/,
  product: /^(?:Subscription)?Product(?:Base|Common|IOS|Ios|Android)?$|^ProductSubscription\w+$/,
  subscription:
    /^SubscriptionProduct\w*$|^SubscriptionInfo$|^ActiveSubscription$|^ProductSubscription\w+$/,
  offer: /Offer/,
  error: /^PurchaseError$/,
  options: /^UseIAPOptions$/,
};

/** Returns the members of a symbol or of a usual variable; undefined when the library does not have such an owner. */
export function membersOf(
  owner: string,
  {members}: LibraryKnowledge,
): ReadonlySet<string> | undefined {
  const types = receivers[owner];
  if (!types) return members.get(owner);
  const found = [...members].filter(([name]) => types.test(name));
  return new Set(found.flatMap(([, own]) => [...own]));
}

/** Says whether a name has two words, so that it is a name and not a plain word such as "error". */
export function isDistinctive(name: string): boolean {
  return /^[A-Za-z][a-z]+\w*[A-Z_]|^[A-Z]+_[A-Z_]+$/.test(name);
}
