import type {FileTree, Part} from './place.ts';

/**
 * Finds the statements at the top of a file that the library reaches: those that use what it is imported as, those that
 * use what these declare, and so on. In all others every type is the same with each release, and so is every mistake.
 */
export function reachedParts(
  {program, parts, mentions}: FileTree,
  isFollowed: (source: string) => boolean,
): ReadonlySet<Part> {
  const reached = new Set(parts.filter(({loads}) => loads));
  const names = new Set<string>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !isFollowed(statement.source.value)) continue;
    for (const {local} of statement.specifiers) names.add(local.name);
  }
  const give = ({declares: gives}: Part): void => {
    for (const name of gives) names.add(name);
  };
  for (const part of reached) give(part);
  // A set that grows while it is walked gives what was added too.
  for (const name of names) {
    for (const part of mentions.get(name) ?? []) {
      if (reached.has(part)) continue;
      reached.add(part);
      give(part);
    }
  }
  return reached;
}
