import type {Dated, Surface, SurfaceMember} from '../surface/surface.ts';

/** What another release does to the names of a version; a member follows its owner: `Product.id`. */
export type SurfaceChange = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
};

/** Compares two surfaces of a version name by name. */
export function compareSurfaces(before: Surface, after: Surface): SurfaceChange {
  const [old, now] = [namesOf(before), namesOf(after)];
  return {
    added: [...now.keys()].filter((name) => !old.has(name)),
    changed: [...now]
      .filter(([name, text]) => (old.get(name) ?? text) !== text)
      .map(([name]) => name),
    removed: [...old.keys()].filter((name) => !now.has(name)),
  };
}

/** Writes the change as lines that a person reads. */
export function describeChange({added, changed, removed}: SurfaceChange): string {
  const line = (title: string, names: readonly string[]): string =>
    `  ${title}: ${names.length === 0 ? 'nothing' : names.join(', ')}`;
  return [line('added', added), line('changed', changed), line('removed', removed)].join('\n');
}

function namesOf({symbols}: Surface): Map<string, string> {
  return new Map(
    symbols.flatMap(({members, ...symbol}) => [
      [symbol.name, factsOf(symbol)] as const,
      ...members.flatMap((member) => memberNames(symbol.name, member)),
    ]),
  );
}

function memberNames(owner: string, {members, ...member}: SurfaceMember): [string, string][] {
  const name = `${owner}.${member.name}`;
  return [[name, factsOf(member)], ...(members ?? []).flatMap((inner) => memberNames(name, inner))];
}

/** What a page can be wrong about; the marks write since when a name exists and until when. */
function factsOf({deprecated, ...facts}: Dated): string {
  const dates = {since: undefined, renamedFrom: undefined, gone: undefined};
  const advice = deprecated && (deprecated.replacement ?? 'none');
  return JSON.stringify({...facts, ...dates, advice});
}

type TextFile = {readonly path: string; readonly source: string};

/**
 * Lists the places that use a name of the change, what was removed first; a member counts where its owner is named too.
 * What lies inside a member is left out, because its owner is in the list.
 */
export function findUses(files: readonly TextFile[], change: SurfaceChange): string[] {
  const names = (['removed', 'changed', 'added'] as const).flatMap((verb) =>
    change[verb].map((name) => ({name, verb, parts: name.split('.')})),
  );
  const listed = names.filter(({parts}) => parts.length <= 2);
  return files.flatMap(({path, source}) => {
    const lines = source.split('\n').map((line) => new Set(line.match(/[A-Za-z_$][\w$]*/g)));
    const words = new Set(lines.flatMap((line) => [...line]));
    const used = listed.filter(({parts}) => parts.every((part) => words.has(part)));
    const groups = new Map<string, typeof used>();
    for (const entry of used) {
      const key = `${entry.parts.at(-1)} ${entry.verb}`;
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    return [...groups].map(([key, group]) => {
      const [last = '', verb = ''] = key.split(' ');
      const places = lines.flatMap((line, index) => (line.has(last) ? [index + 1] : []));
      const count = places.length === 1 ? 'one line' : `${places.length} lines`;
      const names = group.map(({name}) => name).join(', ');
      return `  ${path}:${places[0]} uses ${last} on ${count}; ${verb}: ${names}.`;
    });
  });
}
