import {readdirSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import ts from 'typescript';
import {comparePatchNumbers} from '../history/patchNumbers.ts';
import {resolveLibrary} from '../packages.ts';
import {type InstalledPatch, isTypeRecord, type ReleaseLine} from '../releaseLines.ts';
import type {LibraryModules} from '../surface/modules.ts';

/** Where the file is that this writes. */
export const MODULES_FILE = 'packages/api-data/src/surface/modules.json';

/** The patches that have each name of a file. */
type Having = {
  readonly values: Map<string, readonly string[]>;
  readonly types: Map<string, readonly string[]>;
};

/** A name with what it stands for: a class or an enum is a value and a type. */
type Export = {readonly name: string; readonly flags: ts.SymbolFlags};

/** Reads which file inside each installed release exports which names. */
export function readModules(root: string, lines: readonly ReleaseLine[]): LibraryModules {
  const patches = lines
    .flatMap(({patch, package: name, olderPatches}) => [{patch, package: name}, ...olderPatches])
    // A record of ours has other files than the package.
    .filter((each) => !isTypeRecord(each))
    .toSorted((left, right) => comparePatchNumbers(left.patch, right.patch));
  const modules = new Map<string, Having>();
  for (const patch of patches)
    for (const [module, exports] of exportsOf(root, patch)) {
      const having = modules.get(module) ?? {values: new Map(), types: new Map()};
      modules.set(module, having);
      for (const {name, flags} of exports) {
        if (flags & ts.SymbolFlags.Value) note(having.values, name, patch.patch);
        if (flags & ts.SymbolFlags.Type) note(having.types, name, patch.patch);
      }
    }
  return {
    patches: patches.map(({patch}) => patch),
    modules: Object.fromEntries(
      [...modules]
        .toSorted(byKey)
        .map(([module, {values, types}]) => [
          module,
          {values: groupByPatches(values), types: groupByPatches(types)},
        ]),
    ),
  };
}

/** The exact content of the file. */
export function modulesText(modules: LibraryModules): string {
  return `${JSON.stringify(modules, null, 1)}\n`;
}

/** The names that each file beside the entry exports, by its path without an ending. */
function exportsOf(root: string, patch: InstalledPatch): ReadonlyMap<string, readonly Export[]> {
  const build = dirname(resolveLibrary(root, patch).entry);
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => join(build, file));
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file) => {
      const module = relative(build, file)
        .replaceAll('\\', '/')
        .replace(/\.d\.ts$/, '');
      const source = program.getSourceFile(file);
      const symbol = source && checker.getSymbolAtLocation(source);
      const exports = symbol ? checker.getExportsOfModule(symbol) : [];
      return [module, exports.map((each) => ({name: each.name, flags: flagsOf(each, checker)}))];
    }),
  );
}

function flagsOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.SymbolFlags {
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return isAlias ? checker.getAliasedSymbol(symbol).flags : symbol.flags;
}

function note(names: Having['values'], name: string, patch: string): void {
  names.set(name, [...(names.get(name) ?? []), patch]);
}

/** Names with the same patches together, so that the file stays small. */
function groupByPatches(
  names: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, string>> {
  const groups = new Map<string, string[]>();
  for (const [name, patches] of [...names].toSorted(byKey)) {
    const key = patches.join(' ');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return Object.fromEntries(
    [...groups].toSorted(byKey).map(([patches, all]) => [patches, all.join(' ')]),
  );
}

function byKey([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return left < right ? -1 : 1;
}
