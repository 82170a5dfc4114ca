/** Settings that only the build reads. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'scripts',
  'headTags',
  'stylesheets',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/**
 * Takes the settings of the build out of the configuration that every visitor loads.
 * @param {string} source
 * @returns {string}
 */
module.exports = function dropSettings(source) {
  const settings = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const missing = BUILD_ONLY.filter((name) => !(name in settings));
  if (missing.length > 0)
    throw new Error(
      `The generated configuration has no ${missing.join(', ')}: change src/plugins/lean-client/dropSettings.cjs to the settings of this version of Docusaurus.`,
    );
  const read = Object.entries(settings).filter(([name]) => !BUILD_ONLY.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(read))};`;
};
