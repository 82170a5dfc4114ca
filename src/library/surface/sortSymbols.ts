import type {SurfaceSymbol} from './surfaceTypes.ts';

/** Orders symbols by name, root exports first, independent of the language of the machine. */
export function sortSymbols(symbols: readonly SurfaceSymbol[]): readonly SurfaceSymbol[] {
  const key = ({exported, name, platform}: SurfaceSymbol): string =>
    `${exported ? 0 : 1} ${name} ${platform}`;
  return symbols.toSorted((left, right) => (key(left) < key(right) ? -1 : 1));
}
