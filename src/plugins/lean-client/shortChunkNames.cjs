const {numberParts} = require('./numberParts.cjs');

/**
 * Names routes and their parts by numbers: the names are hashes, which no visitor reads and nothing can compress.
 * @param {string} source Text of `.docusaurus/routesChunkNames.json`.
 * @returns {string}
 */
module.exports = function shortChunkNames(source) {
  const {routes, parts} = numberParts(source);
  const entries = Object.entries(JSON.parse(source)).map(([route, names]) => [
    `-${routes.get(route)}`,
    names,
  ]);
  return JSON.stringify(Object.fromEntries(entries), (_, value) =>
    typeof value === 'string' ? parts.get(value) : value,
  );
};
