import {knownNames} from '../library/surface/loadSurface.ts';
import type {Surface, SurfaceMember} from '../library/surface/surface.ts';

/** What the check needs to know about the names of one docs version. */
export type LibraryKnowledge = {
  readonly version: string;
  /** The release that the pages speak of, as messages name it. */
  readonly patch: string;
  /** Names that apps import. */
  readonly exports: ReadonlySet<string>;
  /** What may stand behind every symbol and a dot: its members, and the fields of its parameters. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every symbol, member, parameter, enum value and error code. */
  readonly names: ReadonlySet<string>;
};

/** Turns the surface of a version into sets that can be asked. */
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

/** Joins the knowledge about all versions, for posts, which speak of several. */
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
