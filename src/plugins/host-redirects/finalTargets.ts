import {followRedirects, type Redirect} from '../../site/redirects.ts';

const OTHER_VERSION = /^\d+\.\d+\//;

/** Returns the list with single addresses first, each leading straight to the end of its way. */
export function finalTargets(list: readonly Redirect[]): Redirect[] {
  const folders = list.filter(({from}) => from.endsWith('/*'));
  const single = list.filter(({from}) => !from.endsWith('/*'));
  const inFolders = folders.flatMap(({from, to}) =>
    single.flatMap((rule) => {
      const rest = rule.from.slice(to.length - 1);
      const isInside = rule.from.startsWith(to.slice(0, -1)) && !OTHER_VERSION.test(rest);
      return isInside ? [{from: `${from.slice(0, -1)}${rest}`, to: rule.to}] : [];
    }),
  );
  const known = new Set(single.map(({from}) => from));
  return [
    ...[...single, ...inFolders.filter(({from}) => !known.has(from))].map(({from, to}) => ({
      from,
      to: followRedirects(from, list) ?? to,
    })),
    ...folders,
  ];
}
