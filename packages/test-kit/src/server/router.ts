type Found<Route> = {
  readonly route: Route;
  /** The parts of the address that name what is asked for. */
  readonly names: Readonly<Record<string, string>>;
};

/** Finds what answers a request in a table whose keys are like `GET purchases/{token}`. */
export function createRouter<Route>(
  table: Readonly<Record<string, Route>>,
): (method: string, path: string) => Found<Route> | undefined {
  const routes = Object.entries(table).map(([asked, route]) => {
    const [its, path = ''] = asked.split(' ');
    const pattern = new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    return {its, pattern, route};
  });
  return (method, path) => {
    const found = routes.find(({its, pattern}) => its === method && pattern.test(path));
    if (!found) return undefined;
    const parts = Object.entries(found.pattern.exec(path)?.groups ?? {});
    const names = parts.map(([name, part]) => [name, decodeURIComponent(part)] as const);
    return {route: found.route, names: Object.fromEntries(names)};
  };
}
