import type {Surface, SurfaceMember} from '../../src/library/surface/surfaceTypes.ts';

/** What another release does to the names of a version; a member stands behind its owner: `Product.id`. */
export type SurfaceChange = {
  readonly appeared: readonly string[];
  readonly changed: readonly string[];
  readonly went: readonly string[];
};

/** Compares two surfaces of a version name by name. */
export function compareSurfaces(before: Surface, after: Surface): SurfaceChange {
  const [old, now] = [namesOf(before), namesOf(after)];
  return {
    appeared: [...now.keys()].filter((name) => !old.has(name)),
    changed: [...now]
      .filter(([name, text]) => (old.get(name) ?? text) !== text)
      .map(([name]) => name),
    went: [...old.keys()].filter((name) => !now.has(name)),
  };
}

/** Writes the change as lines that a person reads. */
export function describeChange({appeared, changed, went}: SurfaceChange): string {
  const line = (title: string, names: readonly string[]): string =>
    `  ${title}: ${names.length === 0 ? 'nothing' : names.join(', ')}`;
  return [line('appeared', appeared), line('changed', changed), line('went', went)].join('\n');
}

function namesOf({symbols}: Surface): Map<string, string> {
  return new Map(
    symbols.flatMap(({members, ...symbol}) => [
      [symbol.name, JSON.stringify(symbol)] as const,
      ...members.flatMap((member) => memberNames(symbol.name, member)),
    ]),
  );
}

function memberNames(owner: string, {members, ...member}: SurfaceMember): [string, string][] {
  const name = `${owner}.${member.name}`;
  return [
    [name, JSON.stringify(member)],
    ...(members ?? []).flatMap((inner) => memberNames(name, inner)),
  ];
}
