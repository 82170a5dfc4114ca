type BuiltRoute = {readonly route: string; readonly chunks: readonly string[]};

/** The parts of each route by the route and a hash, as Docusaurus writes them into `main`. */
const PARTS = /JSON\.parse\('(\{"[^']*"__comp":[^']*\})'\)/;

/** A line of the registry: the name of a part, in quotes or as the minimizer shortens it, and what loads it. */
const LOADER =
  /[{,](?:"(\w+)"|(\w+)):\[\(\)=>((?:Promise\.\w+|\w+\.e)\([^"]*(?:"[\w-]+"[^"]*)*),"[^"]+",\d/g;

/** Reads in `main` each route, also those inside of others, with the chunks that bring its parts. */
export function readBuiltRoutes(main: string): BuiltRoute[] {
  const [, parts] = PARTS.exec(main) ?? [];
  const loaders = new Map(
    [...main.matchAll(LOADER)].map(([, quoted, bare = '', load = '']) => [
      quoted ?? plainKey(bare),
      chunksIn(load),
    ]),
  );
  if (parts === undefined || loaders.size === 0)
    throw new Error('main has no list of routes as Docusaurus writes it: read .docusaurus.');
  const chunksOf = (part: string): readonly string[] => {
    const chunks = loaders.get(part);
    if (!chunks) throw new Error(`The registry in main does not have the part ${part}.`);
    return chunks;
  };
  return Object.entries<unknown>(JSON.parse(parts)).map(([route, names]) => ({
    route: route.replace(/-\w+$/, ''),
    chunks: textsIn(names).flatMap(chunksOf),
  }));
}

const chunksIn = (load: string): string[] =>
  [...load.matchAll(/\.e\("?([\w-]+)"?\)/g)].map(([, chunk = '']) => chunk);

/** A minimizer writes a name of digits as the shortest number, unless it begins with a zero. */
const plainKey = (key: string): string => (/^\d/.test(key) ? String(Number(key)) : key);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
