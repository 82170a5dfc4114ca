const {statSync} = require('node:fs');

/**
 * Leaves a page as it is, and registers the files and folders from which the pipeline made it.
 * @param {string} code
 * @param {unknown} map
 */
module.exports = function addInputs(code, map) {
  for (const input of this.getOptions().inputsOf(this.resourcePath)) {
    const stats = statSync(input, {throwIfNoEntry: false});
    if (!stats) this.addMissingDependency(input);
    else if (stats.isDirectory()) this.addContextDependency(input);
    else this.addDependency(input);
  }
  this.callback(null, code, map);
};
