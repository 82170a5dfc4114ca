/**
 * Takes keys out of an object that the framework generates and every visitor loads: data, or a module that exports it.
 * A dot leads into an object. `missing` learns which keys are not there.
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropKeys(source) {
  const {keys, missing} = this.getOptions();
  const [start, end] = [source.indexOf('{'), source.lastIndexOf('}') + 1];
  const all = JSON.parse(source.slice(start, end));
  const absent = keys.filter((key) => {
    const [last, ...outer] = key.split('.').reverse();
    const holder = outer.reduceRight((object, name) => object?.[name], all);
    return !holder || !(last in holder) || !Reflect.deleteProperty(holder, last);
  });
  if (absent.length > 0) missing(absent);
  return source.slice(0, start) + JSON.stringify(all) + source.slice(end);
};
