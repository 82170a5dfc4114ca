import {withoutBase} from '../../site/addresses.ts';
import {wordsOf} from './missingAddress.ts';

/** A route as the router has it: only those without children show a page. */
export type PageRoute = {
  readonly path?: string | readonly string[] | undefined;
  readonly routes?: readonly PageRoute[] | undefined;
};

/** Every page in the router of the site. The list is loaded anyway, so it costs visitors nothing. */
export function listPages(routes: readonly PageRoute[], base: string): readonly string[] {
  const pages = routes.flatMap((route) => pagesUnder(route)).map((page) => withoutBase(page, base));
  return [...new Set(pages)].filter((page) => !page.startsWith('/__'));
}

function pagesUnder({path, routes}: PageRoute): readonly string[] {
  if (routes) return routes.flatMap(pagesUnder);
  return typeof path === 'string' && !path.includes('*') ? [path] : [];
}

/** Words that need more than a capital first letter. */
const spelled: Readonly<Record<string, string>> = {
  api: 'API',
  faq: 'FAQ',
  'use-iap': 'useIAP',
  'setup-ios': 'Setup iOS',
  'ios-subscription-offers': 'iOS subscription offers',
  'ios-hot-reload-fix': 'iOS hot reload fix',
};

/** Names a page by its address, because the titles of all pages would cost every visitor. */
export function nameAddress(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  const words = wordsOf(address);
  return spelled[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
