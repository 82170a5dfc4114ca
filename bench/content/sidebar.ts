import sidebars from '../../sidebars.ts';
import {docsVersions, versionRoot} from '../../src/site/versions.ts';

/** A link of a sidebar, by the address of its page. */
export type SidebarLink = {readonly label: string; readonly path: string};

/** Links under one label, or a single link. */
export type SidebarEntry = SidebarLink | {readonly label: string; readonly items: SidebarLink[]};

/** The sidebar of one docs version. */
export type VersionSidebar = {
  readonly version: string;
  readonly label: string;
  readonly root: string;
  readonly entries: readonly SidebarEntry[];
};

/** Returns our sidebar for every version, so that all sites show the same links. */
export function listSidebars(): VersionSidebar[] {
  return docsVersions.map((version) => {
    const root = versionRoot(version);
    const link = ({id, label}: {id: string; label: string}): SidebarLink => ({
      label,
      path: `${root}/${id.replace(/\/index$/, '')}`,
    });
    return {
      version: version.version,
      label: version.label,
      root,
      entries: sidebars.tutorialSidebar.map((item) =>
        'items' in item
          ? {
              label: item.label,
              items: [
                ...('link' in item ? [link({id: item.link.id, label: 'Overview'})] : []),
                ...item.items.map(link),
              ],
            }
          : link(item),
      ),
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
