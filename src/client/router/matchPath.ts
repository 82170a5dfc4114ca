/** What `matchPath` compares a path with, as react-router 5 takes it. */
type Options = {readonly path?: string | readonly string[]; readonly exact?: boolean | undefined};

/** A path that matches, in the shape of react-router 5. */
export type Match = {
  readonly path: string;
  readonly url: string;
  readonly isExact: boolean;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Does what `matchPath` of react-router 5 does for paths without parameters; every route of this site is one, or `*`.
 * Case and a slash at the end make no difference.
 */
export function matchPath(
  pathname: string,
  options: string | readonly string[] | Options,
): Match | null {
  const {path: paths = [], exact = false}: Options =
    typeof options === 'string' || isList(options) ? {path: options} : options;
  for (const path of [paths].flat()) {
    const match = matchOne(pathname, path);
    if (match && (match.isExact || !exact)) return match;
  }
  return null;
}

function isList(options: readonly string[] | Options): options is readonly string[] {
  return Array.isArray(options);
}

function matchOne(pathname: string, path: string): Match | null {
  if (path === '*') return {path, url: pathname, isExact: true, params: {0: pathname}};
  const start = path.replace(/\/$/, '');
  const rest = pathname.slice(start.length);
  if (pathname.slice(0, start.length).toLowerCase() !== start.toLowerCase()) return null;
  if (rest && !rest.startsWith('/')) return null;
  const isExact = rest.length < 2;
  const url = isExact ? pathname : pathname.slice(0, start.length);
  return {path, url: url || '/', isExact, params: {}};
}
