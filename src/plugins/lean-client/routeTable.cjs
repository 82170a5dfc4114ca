const {readFileSync} = require('node:fs');
const {dirname, join} = require('node:path');

/** A line of the registry: the name of a part of a page, and the function that loads it. */
const LINE = /^ {2}"(\w+)": \[(\(\) => import\(.*\)), "(?:[^"\\]|\\.)*", require\.resolveWeak\(/gm;

/**
 * Makes one table of three that name each page and its parts by hashes: the routes, the parts of each route, and the
 * registry of what loads a part. Parts count in the order in which the routes name them, so that a part of one page
 * alone needs no number, and all pages that differ in nothing else are of one kind. `src/client/router/routeTable.ts`
 * reads the table.
 * @param {string} source Text of `.docusaurus/routes.js`.
 * @returns {string}
 */
module.exports = function routeTable(source) {
  const read = (name) => {
    const file = join(dirname(this.resourcePath), name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const namesOf = JSON.parse(read('routesChunkNames.json'));
  const loaders = new Map([...read('registry.js').matchAll(LINE)].map(([, ...line]) => line));
  const fail = (what) => {
    throw new Error(
      `${this.resourcePath} ${what}: change src/plugins/lean-client/routeTable.cjs to what this version of Docusaurus writes.`,
    );
  };

  const parts = [];
  const kinds = [];
  const numbered = (names) =>
    JSON.parse(JSON.stringify(names), (_, name) => {
      if (typeof name !== 'string') return name;
      if (parts.includes(name)) return parts.indexOf(name);
      if (!loaders.has(name)) fail(`has the part ${name}, which the registry beside it lacks`);
      parts.push(name);
      return -1;
    });
  const row = (start, {path, component, routes, ...others}) => {
    if (!path.startsWith(start) || /[:*?+(){}\\]/.test(path)) fail(`has the route ${path}`);
    if (!namesOf[component]) fail(`has the route ${component} without parts`);
    const kind = JSON.stringify({...others, parts: numbered(namesOf[component])});
    if (!kinds.includes(kind)) kinds.push(kind);
    const inside = routes ? [routes.map((route) => row(path, route))] : [];
    return [path.slice(start.length), kinds.indexOf(kind), ...inside];
  };

  const routes = routesIn(source);
  const last = routes.pop();
  if (last?.component !== '*') fail('does not end with the route for every other address');
  const rows = routes.map((route) => row('', route));
  const {reader} = this.getOptions();
  return `import {readRoutes} from ${JSON.stringify(reader)};
export default readRoutes([${kinds.join()}], ${JSON.stringify(rows)}, [
${parts.map((name) => `${loaders.get(name)},\n`).join('')}], () => import('@theme/NotFound'));
`;
};

/** Runs the generated list with components that only say what they are of. */
function routesIn(source) {
  const list = source.replace(/^import .*$/gm, '').replace('export default', 'return');
  return new Function('ComponentCreator', list)((path, hash) => (hash ? `${path}-${hash}` : path));
}
