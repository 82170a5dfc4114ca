import {membersOf, isDistinctive, type LibraryKnowledge} from '../library/knowledge.ts';

/** Fails when a name that a page calls absent exists, or does not exist in the version it is said to be from. */
export function checkAbsent(
  text: string,
  version: string | undefined,
  own: LibraryKnowledge,
  library: ReadonlyMap<string, LibraryKnowledge>,
): void {
  const name = text.trim().replace(/\(.*\)$/s, '');
  if (name === '') throw new Error('<Absent> needs the name between its tags.');
  if (canUse(own, name)) {
    const owned = own.members.has(name) ? '' : `, or with the owner that lacks it: Owner.${name}`;
    throw new Error(
      `<Absent> is wrong about "${name}": expo-iap ${own.patch} has it. Write it as code${owned}.`,
    );
  }
  if (version === undefined) return;
  const other = library.get(version);
  if (!other) {
    const known = [...library.keys()].join(', ');
    throw new Error(
      `<Absent version="${version}"> names no docs version. Known versions: ${known}.`,
    );
  }
  if (canUse(other, name) || other.members.has(name)) return;
  throw new Error(
    `<Absent version="${version}"> is wrong about "${name}": expo-iap ${other.patch} does not have it either.`,
  );
}

// With its owner a name is looked up there: a member can be gone from one type and live on in another.
// A type that apps cannot import is as good as absent, and a plain word such as "error" exists only as a symbol.
function canUse(knowledge: LibraryKnowledge, name: string): boolean {
  const [owner, last] = name.split('.').slice(-2);
  if (owner !== undefined && last !== undefined) {
    return membersOf(owner, knowledge)?.has(last) ?? false;
  }
  if (knowledge.members.has(name) || !isDistinctive(name)) return knowledge.exports.has(name);
  return knowledge.names.has(name);
}
