/** Some things, with all that each of them leads to, also through others. */
export function closure<Each>(
  starts: Iterable<Each>,
  next: (each: Each, found: ReadonlySet<Each>) => Iterable<Each>,
): ReadonlySet<Each> {
  const found = new Set(starts);
  // A set that grows while it is walked gives what was added too.
  for (const each of found) for (const other of next(each, found)) found.add(other);
  return found;
}
