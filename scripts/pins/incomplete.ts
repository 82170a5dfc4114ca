/** How the registry is asked; npm knows what a range means. */
export type Registry = {
  readonly newest: (name: string, range: string) => Promise<string>;
  /** What a version asks for: names and ranges. */
  readonly needs: (name: string, version: string) => Promise<Readonly<Record<string, string>>>;
  readonly isPublished: (name: string, range: string) => Promise<boolean>;
};

/** What the newest version in a range needs and nobody published, as `name range`. */
export async function incomplete(
  name: string,
  range: string,
  registry: Registry,
): Promise<{readonly version: string; readonly missing: readonly string[]}> {
  const version = await registry.newest(name, range);
  const needs = Object.entries(await registry.needs(name, version));
  const found = await Promise.all(needs.map((need) => registry.isPublished(...need)));
  return {
    version,
    missing: needs.filter((_, place) => !found[place]).map((need) => need.join(' ')),
  };
}
