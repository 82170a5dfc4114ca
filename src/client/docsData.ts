import type {GlobalPluginData, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** A version whose pages are only ids where path and sidebar follow from the id. */
type ShortVersion = Omit<GlobalVersion, 'docs'> & {
  readonly sidebar?: string;
  readonly docs: readonly (string | GlobalVersion['docs'][number])[];
};
type ShortPlugin = Omit<GlobalPluginData, 'versions'> & {
  readonly versions: readonly ShortVersion[];
};

/** Adds again what src/plugins/lean-client/shortDocs.cjs left out of the list of all docs pages. */
export function readDocs(
  plugins: Readonly<Record<string, ShortPlugin>>,
): Record<string, GlobalPluginData> {
  return Object.fromEntries(
    Object.entries(plugins).map(([id, plugin]) => [
      id,
      {...plugin, versions: plugin.versions.map(readVersion)},
    ]),
  );
}

function readVersion({sidebar, ...version}: ShortVersion): GlobalVersion {
  const docs = version.docs.map((doc) =>
    typeof doc === 'string'
      ? {id: doc, path: `${version.path}/${doc}`, ...(sidebar && {sidebar})}
      : doc,
  );
  return {...version, docs};
}
