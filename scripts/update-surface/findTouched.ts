import type {SurfaceChange} from './compareSurfaces.ts';

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
