const {dirname, join} = require('node:path');

/**
 * Leaves a page as it is, and has the dev server compile it again when one of its samples is saved.
 * @param {string} source
 * @returns {string}
 */
module.exports = function watchSamples(source) {
  for (const [, file] of source.matchAll(/<Sample\s[^>]*\bfile="([\w.-]+)"/g))
    this.addDependency(join(dirname(this.resourcePath), '_samples', file));
  return source;
};
