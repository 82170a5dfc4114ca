/**
 * Takes the versions of all plugins out of what every visitor loads: only the debug pages of the dev server show them.
 * @param {string} source Text of `.docusaurus/site-metadata.json`.
 * @returns {string}
 */
module.exports = function dropPluginVersions(source) {
  const {pluginVersions, ...read} = JSON.parse(source);
  if (pluginVersions === undefined)
    throw new Error(
      'The generated metadata has no pluginVersions: change src/plugins/lean-client/dropPluginVersions.cjs to what this version of Docusaurus writes.',
    );
  return JSON.stringify(read);
};
