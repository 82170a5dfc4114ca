/** A line of the registry: the name of a part of a page, the function that loads it, and what only the server reads. */
const LINE =
  /^( {2}"\w+": \[\(\) => import\(.*\)), "(?:[^"\\]|\\.)*", require\.resolveWeak\(.*\)(\],(?:\};)?)$/gm;

/**
 * Takes the names of files out of the registry of page parts.
 * @param {string} source Text of `.docusaurus/registry.js`.
 * @returns {string}
 */
module.exports = function shortRegistry(source) {
  const short = source.replaceAll(LINE, '$1$2');
  const left = /^.*resolveWeak.*$/m.exec(short);
  if (short === source || left)
    throw new Error(
      `The generated registry has a line that src/plugins/lean-client/shortRegistry.cjs cannot read: ${left?.[0] ?? source.slice(0, 200)}`,
    );
  return short;
};
