/** The parts of an item that say for which addresses it is the active one. */
export type ActiveRule = {
  readonly to?: string | undefined;
  readonly activeBasePath?: string | undefined;
  readonly activeBaseRegex?: string | undefined;
  readonly docId?: string | undefined;
  readonly sidebarId?: string | undefined;
};

/** The page that is shown; the docs plugin adds the id of a docs page and its sidebar. */
export type OpenPage = {
  readonly pathname: string;
  readonly docId?: string | undefined;
  readonly sidebarId?: string | undefined;
};

/** Says whether one of the items leads to the page that is shown. */
export function hasActiveItem(items: readonly ActiveRule[], page: OpenPage): boolean {
  return items.some(
    ({to, activeBasePath, activeBaseRegex, docId, sidebarId}) =>
      (to !== undefined && samePage(to, page.pathname)) ||
      (activeBasePath !== undefined && page.pathname.startsWith(activeBasePath)) ||
      (activeBaseRegex !== undefined && new RegExp(activeBaseRegex).test(page.pathname)) ||
      (docId !== undefined && docId === page.docId) ||
      (sidebarId !== undefined && sidebarId === page.sidebarId),
  );
}

function samePage(to: string, pathname: string): boolean {
  const page = (address: string) => address.replace(/[?#].*$/, '').replace(/\/$/, '');
  return page(to) === page(pathname);
}
