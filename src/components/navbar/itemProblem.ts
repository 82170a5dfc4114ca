import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {isValidElement} from 'react';
import {unknownVersion, type WantedVersions} from '../versions/versionLinks.ts';

/** An item of the navbar as the configuration has it. */
export type ConfiguredItem = {
  readonly type?: string | undefined;
  readonly items?: unknown;
  readonly docsPluginId?: string | undefined;
  readonly docId?: string | undefined;
  readonly sidebarId?: string | undefined;
  readonly versions?: WantedVersions | undefined;
};

const START = 'A navbar item failed to render.';

/** Names the configuration of an item that fails; the innermost item of a dropdown keeps its name. */
export function itemError(item: object, cause: unknown): Error {
  if (cause instanceof Error && cause.message.startsWith(START)) return cause;
  // Elements refer to themselves in development, which JSON cannot write.
  const shown = JSON.stringify(
    item,
    (_, value: unknown) => (isValidElement(value) ? '<…>' : value),
    2,
  );
  return new Error(`${START} Check this item of themeConfig.navbar.items: ${shown}`, {cause});
}

/** The type of an item; it may be left out for links and dropdowns. */
export function itemType({type, items}: ConfiguredItem): string {
  if (type !== undefined && type !== 'default') return type;
  return items === undefined ? 'default' : 'dropdown';
}

/**
 * Says what is wrong with an item before it renders: no error boundary works while the build renders pages, so an
 * error of upstream's components would not say which item it comes from.
 */
export function itemProblem(
  item: ConfiguredItem,
  types: readonly string[],
  docs: Readonly<Record<string, GlobalPluginData>>,
): string | undefined {
  const type = itemType(item);
  if (!types.includes(type))
    return `There is no navbar item of the type "${type}". Known types: ${types.toSorted().join(', ')}.`;
  if (type !== 'doc' && type !== 'docSidebar' && type !== 'docsVersionDropdown') return undefined;
  const {docsPluginId = 'default', docId = '', sidebarId = ''} = item;
  const versions = docs[docsPluginId]?.versions ?? [];
  if (type === 'docsVersionDropdown') return unknownVersion(versions, item.versions);
  // Pages outside the docs resolve links in the latest version.
  const latest = versions.find(({isLast}) => isLast);
  if (!latest) return `There is no docs plugin with the id "${docsPluginId}".`;
  if (type === 'doc') {
    const ids = [...latest.docs.map(({id}) => id), ...latest.draftIds];
    return ids.includes(docId)
      ? undefined
      : `Version ${latest.name} has no page "${docId}". Its pages: ${ids.join(', ')}.`;
  }
  const sidebars = Object.keys(latest.sidebars ?? {});
  if (!sidebars.includes(sidebarId))
    return `Version ${latest.name} has no sidebar "${sidebarId}". Its sidebars: ${sidebars.join(', ')}.`;
  const empty = versions.find(({sidebars: own}) => own?.[sidebarId] && !own[sidebarId].link);
  return empty && `The sidebar "${sidebarId}" of version ${empty.name} has nothing to link to.`;
}
