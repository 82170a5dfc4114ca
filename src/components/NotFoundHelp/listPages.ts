import {withoutBase} from '../../site/addresses.ts';

/** A route as the router has it: only those without children show a page. */
export type PageRoute = {
  readonly path?: string | readonly string[] | undefined;
  readonly routes?: readonly PageRoute[] | undefined;
};

/** Every page that the router of the site knows; the list is there anyway, so it costs a visitor nothing. */
export function listPages(routes: readonly PageRoute[], base: string): readonly string[] {
  const pages = routes.flatMap((route) => pagesUnder(route)).map((page) => withoutBase(page, base));
  return [...new Set(pages)].filter((page) => !page.startsWith('/__'));
}

function pagesUnder({path, routes}: PageRoute): readonly string[] {
  if (routes) return routes.flatMap(pagesUnder);
  return typeof path === 'string' && !path.includes('*') ? [path] : [];
}
