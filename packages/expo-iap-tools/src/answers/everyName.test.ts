import {fileURLToPath} from 'node:url';
import {openPackages} from 'expo-iap-api-data/extract/declarations';
import {releaseLines} from 'expo-iap-api-data/releaseLines';
import {comparedSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import ts from 'typescript';
import {expect, it} from 'vitest';
import {readRelease} from '../release/release.ts';
import {MOST_TEXT} from './answer.ts';
import {describeName} from './describeName.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const installed = releaseLines.flatMap((line) => [line, ...line.olderPatches]);
const {checker, entries} = openPackages(root, installed);

/** Every export of a release, and `Owner.member` for what the compiler finds in its type. */
function namesOf(patch: string): readonly string[] {
  const entry = entries.get(patch);
  const module = entry && checker.getSymbolAtLocation(entry);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return [symbol.name, ...[...membersOf(real)].map((member) => `${symbol.name}.${member}`)];
  });
}

function membersOf(symbol: ts.Symbol): ReadonlySet<string> {
  if (symbol.flags & ts.SymbolFlags.Enum)
    return new Set(checker.getExportsOfModule(symbol).map(({name}) => name));
  const isHook = symbol.name === 'useIAP';
  const value = checker.getTypeOfSymbol(symbol);
  const type = isHook
    ? value.getCallSignatures()[0]?.getReturnType()
    : symbol.flags & ts.SymbolFlags.Type
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : undefined;
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  const objects = parts.filter(
    ({flags}) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection),
  );
  return new Set(
    objects.flatMap((part) => checker.getPropertiesOfType(part).map(({name}) => name)),
  );
}

const names = new Map(installed.map(({patch}) => [patch, new Set(namesOf(patch))]));

it.each(installed)(
  'describes what the types of $patch have in a few kB, and finds nothing else',
  ({patch}) => {
    const own = names.get(patch) ?? new Set();
    const release = readRelease(patch);
    const isFound = (name: string): boolean => describeName(name, release).isFound;
    for (const name of own) {
      const answer = describeName(name, release);
      expect(answer.isFound, name).toBe(true);
      expect(answer.text, name).toContain(`expo-iap ${patch} (docs ${release.version}`);
      expect(answer.text, name).toMatch(/Read more: https:\S+\n$/);
      expect(answer.text.length, name).toBeLessThanOrEqual(MOST_TEXT);
    }
    const others = new Set([...names.values()].flatMap((each) => [...each]));
    const surface = comparedSurfaces().find((each) => each.patch === patch);
    const hidden = new Set(
      surface?.symbols.filter(({exported}) => !exported).map(({name}) => name),
    );
    const lacking = [...others].filter(
      (name) => !own.has(name) && !hidden.has(name.split('.')[0] ?? ''),
    );
    expect(lacking.length).toBeGreaterThan(0);
    expect(lacking.filter(isFound)).toEqual([]);
    // What it leads to instead is there.
    const texts = lacking.map((name) => describeName(name, release).text);
    const leads = texts.flatMap((text) => [...text.matchAll(/has `([^`]+)`/g)]);
    expect(leads.map(([, name = '']) => name).filter((name) => !isFound(name))).toEqual([]);
  },
);
