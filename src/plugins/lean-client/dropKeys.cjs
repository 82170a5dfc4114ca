/**
 * Takes keys out of an object that the framework generates and every visitor loads: data, or a module that exports it.
 * A dot leads into an object.
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropKeys(source) {
  const {keys} = this.getOptions();
  const [start, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1];
  const all = JSON.parse(source.slice(start, end));
  const missing = keys.filter((key) => {
    const [last, ...outer] = key.split('.').reverse();
    const holder = outer.reduceRight((object, name) => object?.[name], all);
    return !holder || !(last in holder) || !Reflect.deleteProperty(holder, last);
  });
  if (missing.length > 0)
    throw new Error(
      `${this.resourcePath} has no ${missing.join(', ')}: change src/plugins/lean-client/index.ts to what this version of Docusaurus writes.`,
    );
  return source.slice(0, start) + JSON.stringify(all) + source.slice(end);
};
