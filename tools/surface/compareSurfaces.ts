import type {Surface, SurfaceMember} from '../../src/library/surface/surface.ts';

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

type TextFile = {readonly path: string; readonly source: string};

/** Lists the places that speak of a name of the change; a member counts where its owner is spoken of too. */
export function findTouched(files: readonly TextFile[], change: SurfaceChange): string[] {
  const names = [...change.appeared, ...change.changed, ...change.went].map((name) =>
    name.split('.'),
  );
  return files.flatMap(({path, source}) => {
    const lines = source.split('\n').map((line) => new Set(line.match(/[A-Za-z_$][\w$]*/g)));
    const words = new Set(lines.flatMap((line) => [...line]));
    return names
      .filter((parts) => parts.every((part) => words.has(part)))
      .map((parts) => {
        const last = parts.at(-1) ?? '';
        const places = lines.flatMap((line, index) => (line.has(last) ? [index + 1] : []));
        return `  ${path}:${places[0]} speaks of ${parts.join('.')} on ${places.length === 1 ? 'one line' : `${places.length} lines`}.`;
      });
  });
}
