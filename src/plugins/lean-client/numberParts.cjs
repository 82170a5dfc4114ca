const {readFileSync} = require('node:fs');
const {dirname, join} = require('node:path');

/**
 * Numbers the routes and their parts in the order in which the generated list names them.
 * @param {string} list Text of `.docusaurus/routesChunkNames.json`.
 * @returns {{routes: Map<string, number>, parts: Map<string, number>}}
 */
function numberParts(list) {
  const routes = new Map();
  const parts = new Map();
  JSON.parse(list, (_, value) => {
    if (typeof value === 'string' && !parts.has(value)) parts.set(value, parts.size);
    return value;
  });
  for (const route of Object.keys(JSON.parse(list))) routes.set(route, routes.size);
  return {routes, parts};
}

/**
 * Reads the generated list beside the file that a loader works on.
 * @param {{resourcePath: string, addDependency: (file: string) => void}} loader
 */
function readNumbers(loader) {
  const file = join(dirname(loader.resourcePath), 'routesChunkNames.json');
  loader.addDependency(file);
  return numberParts(readFileSync(file, 'utf8'));
}

module.exports = {numberParts, readNumbers};
