const {readNumbers} = require('./numberParts.cjs');

/**
 * Names the component of each route by its number; the path stands in front of it already.
 * @param {string} source Text of `.docusaurus/routes.js`.
 * @returns {string}
 */
module.exports = function shortRoutes(source) {
  const {routes} = readNumbers(this);
  return source.replaceAll(/ComponentCreator\('([^']*)', '([^']*)'\)/g, (_, path, hash) => {
    const number = routes.get(`${path}-${hash}`);
    if (number === undefined)
      throw new Error(
        `${this.resourcePath} has the route ${path}, but routesChunkNames.json has no ${path}-${hash}.`,
      );
    return `ComponentCreator('', '${number}')`;
  });
};
