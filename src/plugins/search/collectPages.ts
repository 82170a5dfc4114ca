import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {versionOfAddress} from '../../site/addresses.ts';
import {BLOG} from '../../site/searchScopes.ts';

/** A built page that readers search in. */
export type IndexedPage = {
  /** Address without the base URL. */
  readonly route: string;
  readonly file: string;
  /** Docs version it belongs to, or `blog`: what a search is limited by. */
  readonly version: string;
};

/** Components whose routes are text to read; lists, roots and the not-found page only lead to it. */
const READ_COMPONENTS = ['@theme/DocItem', '@theme/BlogPostPage'];

/** Lists the built docs pages and posts, in a stable order; a route without a file stops the build. */
export function collectPages(
  routes: readonly RouteConfig[],
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
): IndexedPage[] {
  return readRoutes(routes)
    .map((path) => `/${path.slice(baseUrl.length)}`)
    .sort()
    .map((route) => ({
      route,
      file: fileOf(route, outDir),
      version: versionOfAddress(route)?.version ?? BLOG,
    }));
}

function readRoutes(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap((route) => [
    ...(READ_COMPONENTS.includes(route.component) ? [route.path] : []),
    ...readRoutes(route.routes ?? []),
  ]);
}

function fileOf(route: string, outDir: string): string {
  const file = [`${route}.html`, join(route, 'index.html')].find((name) =>
    existsSync(join(outDir, name)),
  );
  if (file) return join(outDir, file);
  throw new Error(
    `The search index found no HTML file for ${route} in ${outDir}: the page was not built.`,
  );
}
