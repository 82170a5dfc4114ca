const DOCS = 'docusaurus-plugin-content-docs';

/**
 * Lists the docs pages in the global data by their ids alone where the path and the sidebar follow from the id.
 * `src/client/docsData.ts` adds them again.
 * @param {string} source Text of `.docusaurus/globalData.json`.
 * @returns {string}
 */
module.exports = function shortDocs(source) {
  const {[DOCS]: plugins, ...others} = JSON.parse(source);
  const short = JSON.stringify(plugins, (key, value) =>
    key === 'versions' ? value.map(shortVersion) : value,
  );
  if (!short || short === JSON.stringify(plugins))
    throw new Error(
      `${this.resourcePath} has no list of docs pages: change src/plugins/lean-client/shortDocs.cjs to what this version of Docusaurus writes.`,
    );
  const {reader} = this.getOptions();
  return `import {readDocs} from ${JSON.stringify(reader)};
export default {...${JSON.stringify(others)}, "${DOCS}": readDocs(${short})};
`;
};

function shortVersion(version) {
  const sidebar = version.docs.find((doc) => doc.sidebar)?.sidebar;
  const docs = version.docs.map((doc) => {
    const expected = {id: doc.id, path: `${version.path}/${doc.id}`, sidebar};
    return JSON.stringify(doc) === JSON.stringify(expected) ? doc.id : doc;
  });
  return {...version, sidebar, docs};
}
