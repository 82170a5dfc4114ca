const {readNumbers} = require('./numberParts.cjs');

/** One line of the registry: the name of a part, the function that loads it, and what only the server reads. */
const LINE =
  /^ {2}"(\w+)": \[(\(\) => import\(.*\)), "(?:[^"\\]|\\.)*", require\.resolveWeak\(.*\)\],(?:\};)?$/gm;

/**
 * Turns the registry of page parts into a list by their numbers, without the names of files.
 * @param {string} source Text of `.docusaurus/registry.js`.
 * @returns {string}
 */
module.exports = function shortRegistry(source) {
  const loaders = new Map([...source.matchAll(LINE)].map(([, name, load]) => [name, load]));
  const {parts} = readNumbers(this);
  const lines = [...parts.keys()].map((name) => {
    const load = loaders.get(name);
    if (load === undefined)
      throw new Error(
        `${this.resourcePath} has no line for the page part ${name} as this version of Docusaurus used to write them. Read the file and change src/plugins/lean-client/shortRegistry.cjs.`,
      );
    return `[${load}],`;
  });
  return `export default [\n${lines.join('\n')}\n];\n`;
};
