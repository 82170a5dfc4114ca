import type {ComponentType, ReactNode} from 'react';
import {matchPath, type Match} from './matchPath.ts';
import {RouterContext, type RouterValue, useRouter} from './router.tsx';

/** A route of the site, as `@generated/routes` lists it. */
type SiteRoute = {
  readonly path: string;
  readonly exact?: boolean | undefined;
  readonly component: ComponentType<RouterValue & {readonly route: SiteRoute}>;
  readonly routes?: readonly SiteRoute[] | undefined;
};

type MatchedRoute = {readonly route: SiteRoute; readonly match: Match};

/** Lists the route of an address and those inside of it: the first that matches on each level. */
export function matchRoutes(routes: readonly SiteRoute[], pathname: string): MatchedRoute[] {
  const [first] = firstMatch(routes, pathname);
  return first ? [first, ...matchRoutes(first.route.routes ?? [], pathname)] : [];
}

/** Shows the first route that matches the address. */
export function renderRoutes(routes?: readonly SiteRoute[]): ReactNode {
  return routes && <FirstRoute routes={routes} />;
}

function FirstRoute({routes}: {readonly routes: readonly SiteRoute[]}) {
  const router = useRouter();
  const [first] = firstMatch(routes, router.location.pathname);
  if (!first) return null;
  const {route, match} = first;
  const value = {...router, match};
  // With the key React replaces the page when another route takes its place.
  return (
    <RouterContext key={routes.indexOf(route)} value={value}>
      <route.component {...value} route={route} />
    </RouterContext>
  );
}

function firstMatch(routes: readonly SiteRoute[], pathname: string): MatchedRoute[] {
  for (const route of routes) {
    const match = matchPath(pathname, route);
    if (match) return [{route, match}];
  }
  return [];
}
