import {closure} from '../closure.ts';
import {addTo} from '../groups.ts';
import type {FileTree, Part} from './place.ts';

/**
 * Finds the statements at the top of a file that the library reaches: those that use what it is imported as, those that
 * use what these declare, and so on. In all others every type is the same with each release, and so is every mistake.
 * A function that says nothing of what it takes is reached by who calls it.
 */
export function reachedParts(
  {imports, parts, mentions}: FileTree,
  isFollowed: (source: string) => boolean,
  isTaker: (part: Part) => boolean,
): ReadonlySet<Part> {
  const takers = new Map<string, Part[]>();
  for (const part of parts)
    if (part.takes) for (const name of part.declares) addTo(takers, name, part);
  const partsWith = (names: Iterable<string>): readonly Part[] =>
    [...names].flatMap((name) => mentions.get(name) ?? []);
  const taken = imports.flatMap(({source, local}) =>
    local !== undefined && isFollowed(source) ? [local] : [],
  );
  const starts = parts.filter((part) => part.loads || isTaker(part));
  return closure([...starts, ...partsWith(taken)], ({declares, nodes}) => [
    ...partsWith(declares),
    ...(takers.size > 0 ? nodes : []).flatMap((node) =>
      node.type === 'Identifier' ? (takers.get(node.name) ?? []) : [],
    ),
  ]);
}
