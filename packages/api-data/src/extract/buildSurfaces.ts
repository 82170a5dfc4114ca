import {allHistory} from '../history/allHistory.ts';
import type {HistoryChange} from '../history/changes.ts';
import {patchesOf} from '../history/patches.ts';
import {comparePatchNumbers, lineOf} from '../history/patchNumbers.ts';
import {withFound} from '../history/targetHistory.ts';
import type {NativeCode} from '../nativeCodes.ts';
import {nativeCodes} from '../nativeCodes.ts';
import type {ReleaseLine} from '../releaseLines.ts';
import type {Surface, SurfaceSymbol} from '../surface/surface.ts';
import {UPDATE_COMMAND} from '../surface/surface.ts';
import {applyHistory} from './applyHistory.ts';
import {openPackages, readExports} from './declarations.ts';
import {describeSymbol} from './describeSymbol.ts';
import {formatSymbols} from './formatSymbols.ts';
import {historyProblems} from './historyProblems.ts';
import type {DescribedPatch, PatchNames} from './patchNames.ts';
import {findTags, patchNames} from './patchNames.ts';

/** Where differences wait until someone words them. */
export const FOUND_FILE = 'packages/api-data/src/history/found.json';

/** Reads all installed releases, compares the history with them and builds the surface of each. */
export async function buildSurfaces(
  root: string,
  versions: readonly ReleaseLine[],
  history: readonly HistoryChange[] = allHistory,
): Promise<readonly Surface[]> {
  const releases = readReleases(root, versions);
  const problems = historyProblems(namesOf(releases), history);
  if (problems.length > 0) {
    const messages = problems.map(({message}) => message);
    const noted = problems.some(({entry}) => entry !== undefined)
      ? [`"${UPDATE_COMMAND} -- --note" writes the missing entries to ${FOUND_FILE}.`]
      : [];
    throw new Error([...messages, ...noted].join('\n'));
  }
  return Promise.all(
    versions.flatMap(({version, patch, olderPatches}) =>
      [patch, ...olderPatches.map((older) => older.patch)].map(async (each) => {
        return {
          version: each === patch ? version : each,
          patch: each,
          symbols: await datedSymbols(releases.get(each), history),
          nativeCodes: nativeCodes.filter((code) => isIn(code, each)),
          // What happened in the line is told once.
          patches: each === patch ? patchesOf(version) : [],
          history: each === patch ? history.filter((entry) => lineOf(entry.patch) === version) : [],
        };
      }),
    ),
  );
}

/** The entries that explain what the installed releases do to names and the history does not mention. */
export function missingEntries(
  root: string,
  versions: readonly ReleaseLine[],
  history: readonly HistoryChange[] = allHistory,
): readonly HistoryChange[] {
  return missingFrom(namesOf(readReleases(root, versions)), history);
}

/** The same, of releases that were read. */
export function missingFrom(
  names: readonly PatchNames[],
  history: readonly HistoryChange[],
): readonly HistoryChange[] {
  let found: readonly HistoryChange[] = [];
  for (;;) {
    // An entry can uncover another one: a name that came back may still be advised against.
    const more = historyProblems(names, withFound(history, found)).flatMap(
      ({entry}) => entry ?? [],
    );
    if (more.length === 0) return found;
    // What one entry explains in a release, it explains in the later ones.
    const first = new Map(
      more.toReversed().map((entry) => [`${entry.change} ${entry.name}`, entry]),
    );
    found = [...found, ...first.values()];
  }
}

function namesOf(releases: ReadonlyMap<string, DescribedPatch>): readonly PatchNames[] {
  return [...releases.values()].map((release) => patchNames(release));
}

/** The symbols of a release as its surface has them, with what the history says of their names. */
export function datedSymbols(
  {patch, symbols}: DescribedPatch = {patch: '', symbols: [], tagged: new Set()},
  history: readonly HistoryChange[],
): Promise<readonly SurfaceSymbol[]> {
  return formatSymbols(sortSymbols(applyHistory(symbols, patch, history)));
}

/** Describes every installed release, oldest first. */
export function readReleases(
  root: string,
  versions: readonly ReleaseLine[],
): ReadonlyMap<string, DescribedPatch> {
  const patches = versions
    .flatMap(({patch, package: name, olderPatches}) => [{patch, package: name}, ...olderPatches])
    .toSorted((left, right) => comparePatchNumbers(left.patch, right.patch));
  const {program, checker, entries} = openPackages(root, patches);
  return new Map(
    [...entries].map(([patch, entry]) => {
      const declared = readExports(entry, program, checker);
      const symbols = declared.map((name) => describeSymbol(name, checker));
      return [patch, {patch, symbols, tagged: findTags(declared)}];
    }),
  );
}

function isIn({since, until}: NativeCode, patch: string): boolean {
  return (
    (since === undefined || comparePatchNumbers(since, patch) <= 0) &&
    (until === undefined || comparePatchNumbers(until, patch) >= 0)
  );
}

/** Orders symbols by name, root exports first, independent of the language of the machine. */
export function sortSymbols(symbols: readonly SurfaceSymbol[]): readonly SurfaceSymbol[] {
  const key = ({exported, name, platform}: SurfaceSymbol): string =>
    `${exported ? 0 : 1} ${name} ${platform}`;
  return symbols.toSorted((left, right) => (key(left) < key(right) ? -1 : 1));
}

/** The exact content of a surface file: a line for each symbol and each other fact, so that a diff shows them one by one. */
export function surfaceText(surface: Surface): string {
  const fields = inOneOrder(surface).map(([name, value]) => {
    const lines = Array.isArray(value)
      ? `[\n${value.map((fact: unknown) => JSON.stringify(fact, sortedKeys)).join(',\n')}\n]`
      : JSON.stringify(value);
    return `${JSON.stringify(name)}: ${lines}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

function inOneOrder(value: object): [string, unknown][] {
  return Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/** Keeps `name`, `version` and other plain values of an object in one order, whatever built it. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(inOneOrder(value));
}
