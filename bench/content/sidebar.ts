import {existsSync} from 'node:fs';
import sidebars from '../../sidebars.ts';
import {docsVersions, folderOf, versionRoot} from '../../src/site/versions.ts';

type SidebarLink = {readonly label: string; readonly path: string};

/** The sidebar of one docs version: links by the addresses of their pages, some of them under a label. */
export type VersionSidebar = ReturnType<typeof listSidebars>[number];

/** Returns our sidebar for every version, without pages that a version lacks, so that all sites show the same links. */
export function listSidebars() {
  return docsVersions.map((version) => {
    const root = versionRoot(version);
    const has = ({id}: {id: string}): boolean =>
      existsSync(`${folderOf(version.version)}/${id}.mdx`);
    const link = ({id, label}: {id: string; label: string}): SidebarLink => ({
      label,
      path: `${root}/${id.replace(/\/index$/, '')}`,
    });
    return {
      version: version.version,
      label: version.label,
      root,
      entries: sidebars.tutorialSidebar
        .map((item) =>
          'items' in item
            ? {
                label: item.label,
                items: [
                  ...('link' in item ? [link({id: item.link.id, label: 'Overview'})] : []),
                  ...item.items.flatMap((each) =>
                    each.type === 'doc' && has(each) ? [link(each)] : [],
                  ),
                ],
              }
            : link(item),
        )
        // The tools are pages of ours alone, and stock Docusaurus refuses a group without links.
        .filter((entry) => !('items' in entry) || entry.items.length > 0),
    };
  });
}

/** Returns the pages that the sidebar of the current version links to, in order. */
export function listLinks(): string[] {
  const [sidebar] = listSidebars();
  return (sidebar?.entries ?? [])
    .flatMap((entry) => ('items' in entry ? entry.items : [entry]))
    .map(({path}) => path);
}
