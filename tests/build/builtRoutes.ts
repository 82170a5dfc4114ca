import {changeNumbers, readTable} from '../../src/client/router/routeTable.ts';

type BuiltRoute = {readonly route: string; readonly chunks: readonly string[]};
type Routes = ReturnType<typeof readTable<readonly string[]>>;

/** Reads the table of routes in `main`: each route, also those inside of others, with the chunks that bring its parts. */
export function readBuiltRoutes(main: string): BuiltRoute[] {
  const start = /\[\{(?:exact:!0,)?(?:sidebar:"[^"]*",)?parts:\{__comp:-1/.exec(main)?.index;
  if (start === undefined)
    throw new Error(
      'main has no table of routes as src/plugins/lean-client/routeTable.cjs writes it.',
    );
  const kinds = listAt(main, start);
  const rows = listAt(main, start + kinds.length + 1);
  const loaders = listAt(main, start + kinds.length + rows.length + 2);
  // Nothing in the table runs: what loads a part is only read.
  const [readKinds, readRows, readLoaders] = new Function(`return [${kinds},${rows},${loaders}]`)();
  const chunks: string[][] = readLoaders.map((load: () => unknown) =>
    [...String(load).matchAll(/\.e\("?([\w-]+)"?\)/g)].map(([, chunk = '']) => chunk),
  );
  const routes = readTable(readKinds, readRows, (numbers) => {
    const needed: string[] = [];
    changeNumbers(numbers, (part) => needed.push(...(chunks[part] ?? [])));
    return needed;
  });
  return flat(routes);
}

function flat(routes: Routes): BuiltRoute[] {
  return routes.flatMap(({path, component, routes: inside = []}) => [
    {route: path, chunks: component},
    ...flat([...inside]),
  ]);
}

/** The list that begins at a place of a script, with its brackets. */
function listAt(text: string, start: number): string {
  let depth = 0;
  for (const {0: token, index} of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[[\]]/g)) {
    if (token === '[') depth += 1;
    if (token === ']') depth -= 1;
    if (depth === 0) return text.slice(start, start + index + 1);
  }
  throw new Error(`main has a list without an end: ${text.slice(start, start + 80)}`);
}
