const {readNumbers} = require('./numberParts.cjs');

/**
 * Names the component of each route by its number, which is its place among the routes; the path stands in front of it
 * already. Counting while the list is read leaves nothing of a route but its path to download.
 * @param {string} source Text of `.docusaurus/routes.js`.
 * @returns {string}
 */
module.exports = function shortRoutes(source) {
  const {routes} = readNumbers(this);
  const names = [...routes.keys()];
  let place = 0;
  const short = source.replaceAll(/ComponentCreator\('([^']*)', '([^']*)'\)/g, (_, path, hash) => {
    if (names[place] !== `${path}-${hash}`)
      throw new Error(
        `${this.resourcePath} has ${path}-${hash} where routesChunkNames.json has ${names[place]}: the two no longer have one order. Change src/plugins/lean-client/shortRoutes.cjs.`,
      );
    place += 1;
    return "ComponentCreator('', next++)";
  });
  return short.replace('export default', 'let next = 0;\n\nexport default');
};
