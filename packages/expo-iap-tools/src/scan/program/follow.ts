import type {FileTree, Part} from './place.ts';

/**
 * Finds the statements at the top of a file that the library reaches: those that use what it is imported as, those that
 * use what these declare, and so on. In all others every type is the same with each release, and so is every mistake.
 * A function that says nothing of what it takes is reached by who calls it.
 */
export function reachedParts(
  {program, parts, mentions}: FileTree,
  isFollowed: (source: string) => boolean,
  isTaker: (part: Part) => boolean = () => false,
): ReadonlySet<Part> {
  const takers = takersOf(parts);
  const reached = new Set(parts.filter((part) => part.loads || isTaker(part)));
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !isFollowed(statement.source.value)) continue;
    for (const {local} of statement.specifiers) names.add(local.name);
  }
  for (const name of names) reachThrough(name);
  // A set that grows while it is walked gives what was added too.
  for (const part of reached) {
    for (const name of part.declares) reachThrough(name);
    for (const name of takers.size > 0 ? namesIn(part) : [])
      for (const taker of takers.get(name) ?? []) reached.add(taker);
  }
  return reached;

  function reachThrough(name: string): void {
    for (const part of mentions.get(name) ?? []) reached.add(part);
  }
}

/** The parts with functions that say nothing of what they take, by the names that they declare. */
function takersOf(parts: readonly Part[]): ReadonlyMap<string, readonly Part[]> {
  const takers = new Map<string, Part[]>();
  for (const part of parts) {
    if (!part.takes) continue;
    for (const name of part.declares) takers.set(name, [...(takers.get(name) ?? []), part]);
  }
  return takers;
}

function namesIn({nodes}: Part): ReadonlySet<string> {
  return new Set(nodes.flatMap((node) => (node.type === 'Identifier' ? [node.name] : [])));
}
