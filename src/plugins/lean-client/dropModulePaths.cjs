/**
 * Takes the file names out of the list of page parts: only rendering on the server reads them.
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropModulePaths(source) {
  return source.replace(
    /, "(?:[^"\\]|\\.)*", require\.resolveWeak\(/g,
    ', "", require.resolveWeak(',
  );
};
