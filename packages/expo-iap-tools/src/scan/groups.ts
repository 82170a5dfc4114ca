/** Adds an entry to the list that a key has. */
export function addTo<Key, Entry>(groups: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const group = groups.get(key);
  if (group) group.push(entry);
  else groups.set(key, [entry]);
}

/** Groups entries by a key. */
export function groupBy<Key, Entry>(
  entries: Iterable<Entry>,
  keyOf: (entry: Entry) => Key,
): ReadonlyMap<Key, readonly Entry[]> {
  const groups = new Map<Key, Entry[]>();
  for (const entry of entries) addTo(groups, keyOf(entry), entry);
  return groups;
}
