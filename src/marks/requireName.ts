import {findMember, findSymbol} from 'expo-iap-api-data/surface/loadSurface';
import type {Surface, SurfaceMember, SurfaceSymbol} from 'expo-iap-api-data/surface/surface';
import {nearestName} from 'expo-iap-tools/words/editDistance';

/** Finds the symbol that a mark names, or throws an error with the name that was probably meant. */
export function requireSymbol(surface: Surface, name: string, mark: string): SurfaceSymbol {
  const found = findSymbol(surface, name);
  if (found) return found;
  const near = nearestName(
    name,
    surface.symbols.map((symbol) => symbol.name),
  );
  throw new Error(
    `<${mark} of="${name}"> matches nothing in expo-iap ${surface.patch}.` +
      (near === undefined
        ? ' Take the name from packages/api-data/src/surface.'
        : ` Do you mean "${near}"?`),
  );
}

/** Finds a symbol, or a member written as `Owner.member`, or fails with what was probably meant. */
export function requireName(
  surface: Surface,
  path: string,
  mark: string,
): SurfaceSymbol | SurfaceMember {
  const [owner = '', member] = path.split('.');
  const symbol = requireSymbol(surface, owner, mark);
  if (member === undefined) return symbol;
  const found = findMember(surface, path);
  if (found) return found;
  const near = nearestName(
    member,
    symbol.members.map(({name}) => name),
  );
  throw new Error(
    `<${mark} of="${path}"> matches no member of ${owner} in expo-iap ${surface.patch}.` +
      (near === undefined ? '' : ` Do you mean "${owner}.${near}"?`),
  );
}
