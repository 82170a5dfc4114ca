/** The numbers of a page’s parts in the list of loaders, by purpose; -1 is the first that no earlier row has. */
export type Numbers = {readonly [purpose: string]: unknown};

/** What a route has in common with others. */
export type Kind = {readonly parts: Numbers; readonly exact?: boolean};

/** A route: its path behind the one it is in, its kind, and the routes inside of it. */
export type Row = readonly [path: string, kind: number, inside?: readonly Row[]];

type TableRoute<Component> = Omit<Kind, 'parts'> & {
  readonly path: string;
  readonly component: Component;
  readonly routes?: readonly TableRoute<Component>[];
};

/**
 * Reads the one table that src/plugins/lean-client makes of the generated lists of routes, of their parts and of what
 * loads a part.
 */
export function readTable<Component>(
  kinds: readonly Kind[],
  table: readonly Row[],
  componentOf: (numbers: Numbers) => Component,
): TableRoute<Component>[] {
  let next = 0;
  const read = (rows: readonly Row[], start: string): TableRoute<Component>[] =>
    rows.map(([end, number, inside]) => {
      const {parts = {}, ...kind} = kinds[number] ?? {};
      const path = start + end;
      const component = componentOf(changeNumbers(parts, (part) => (part < 0 ? next++ : part)));
      return {...kind, path, component, ...(inside && {routes: read(inside, path)})};
    });
  return read(table, '');
}

/** Returns the parts with something else in the place of each number. */
export function changeNumbers<Changed = Numbers>(
  parts: Numbers,
  change: (part: number) => unknown,
): Changed {
  return JSON.parse(JSON.stringify(parts), (_, part: unknown) =>
    typeof part === 'number' ? change(part) : part,
  );
}
