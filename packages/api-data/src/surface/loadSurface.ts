import {readFileSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {comparedPatches, comparedTargets, releaseLine} from '../releaseLines.ts';
import type {Surface, SurfaceMember, SurfaceSymbol} from './surface.ts';
import {flatMembers, parseSurface, surfacePath} from './surface.ts';

const loaded = new Map<string, {readonly changed: number; readonly surface: Surface}>();

/**
 * Reads the surface of a docs version from its committed file, again only after a change: the dev server shows it
 * without a restart. Only for code that runs in Node.
 */
export function loadSurface(version: string): Surface {
  return readSurface(releaseLine(version).version);
}

/** The surface of every patch that was compared, newest first. */
export function comparedSurfaces(): readonly Surface[] {
  return comparedPatches.map(({surface}) => readSurface(surface));
}

/** The surface of every release that only upgrades lead to, newest first. */
export function targetSurfaces(): readonly Surface[] {
  return comparedTargets.map(({surface}) => readSurface(surface));
}

function readSurface(name: string): Surface {
  // In two steps: Vite takes an address that is written at once for a file of a page.
  const address = `./${name}.json`;
  const file = fileURLToPath(new URL(address, import.meta.url));
  const changed = statSync(file).mtimeMs;
  const known = loaded.get(name);
  if (known?.changed === changed) return known.surface;
  const surface = parseSurface(readFileSync(file, 'utf8'), surfacePath(name));
  loaded.set(name, {changed, surface});
  return surface;
}

/**
 * Finds a name. Where two types of different platforms share it, it is asked for with the platform,
 * for example `SubscriptionOffer (ios)`.
 */
export function findSymbol(surface: Surface, name: string): SurfaceSymbol | undefined {
  const [, plain = name, platform] = /^(.+) \((ios|android)\)$/.exec(name) ?? [];
  const found = surface.symbols.filter(
    (symbol) => symbol.name === plain && (!platform || symbol.platform === platform),
  );
  if (found.length > 1) {
    const choices = found.map((symbol) => `"${plain} (${symbol.platform})"`).join(' or ');
    throw new Error(`${surface.version} has two types named "${plain}". Write ${choices}.`);
  }
  return found[0];
}

/** Finds a member by owner and name, for example `ActiveSubscription.transactionId`. */
export function findMember(surface: Surface, path: string): SurfaceMember | undefined {
  const [owner = '', name] = path.split('.');
  const symbol = findSymbol(surface, owner);
  return symbol && flatMembers(symbol.members).find((member) => member.name === name);
}

/** Every name and string of the library that prose may mention: exports, members, values, codes. */
export function knownNames(surface: Surface): ReadonlySet<string> {
  const names = surface.symbols.flatMap((symbol) => [
    symbol.name,
    ...flatMembers(symbol.members).flatMap(({name, type}) => [name, ...textsIn(type)]),
  ]);
  const codes = surface.nativeCodes.map(({code}) => code);
  return new Set([...names, ...codes].filter((name) => name !== ''));
}

function textsIn(type: string): readonly string[] {
  return [...type.matchAll(/'([^']+)'/g)].flatMap(([, text]) => (text === undefined ? [] : [text]));
}
