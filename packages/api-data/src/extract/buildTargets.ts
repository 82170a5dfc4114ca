import {allHistory} from '../history/allHistory.ts';
import type {HistoryChange} from '../history/changes.ts';
import {inOrder} from '../history/patchNumbers.ts';
import {withFound, writtenTargetHistory} from '../history/targetHistory.ts';
import type {ReleaseLine} from '../releaseLines.ts';
import type {Surface, SurfaceMember, SurfaceSymbol} from '../surface/surface.ts';
import {datedSymbols, missingFrom, readReleases} from './buildSurfaces.ts';
import {historyProblems} from './historyProblems.ts';
import {type DescribedPatch, patchNames} from './patchNames.ts';

/** Where the tool writes what comparing the releases shows, and nobody has to word. */
export const TARGETS_FILE = 'packages/api-data/src/history/targets.json';

/** Names to which one release did the same, with spaces between. */
type FoundRow = Pick<HistoryChange, 'patch' | 'change'> & {readonly names: string};

/** What is read from the releases that only upgrades lead to. */
type Targets = {readonly rows: readonly FoundRow[]; readonly surfaces: readonly Surface[]};

/** Compares the targets with the releases before them, and describes them; fails where the written history is wrong. */
export async function buildTargets(
  root: string,
  targets: readonly ReleaseLine[],
  lines: readonly ReleaseLine[],
  written: readonly HistoryChange[] = writtenTargetHistory,
): Promise<Targets> {
  const releases = readReleases(root, [...targets, ...lines]);
  const all = [...releases.values()];
  const names = all.map((release) => patchNames(withoutTables(release), explained(all)));
  const told = inOrder([...allHistory, ...written]);
  const found = missingFrom(names, told);
  const history = withFound(told, found);
  const problems = historyProblems(names, history);
  if (problems.length > 0) throw new Error(problems.map(({message}) => message).join('\n'));
  const surfaces = targets.map(async ({patch}) => ({
    ...{version: patch, patch, nativeCodes: [], patches: [], history: []},
    symbols: await datedSymbols(releases.get(patch), history),
  }));
  // Of the documented releases, the history tells what their pages need.
  const rows = rowsOf(
    inOrder(found).filter((one) => targets.some(({patch}) => patch === one.patch)),
  );
  return {rows, surfaces: await Promise.all(surfaces)};
}

/** The exact content of the file, with a line for each kind of change of a release. */
export function targetsText(rows: readonly FoundRow[]): string {
  return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
}

function rowsOf(changes: readonly HistoryChange[]): readonly FoundRow[] {
  const kinds = new Map(changes.map((entry) => [`${entry.patch} ${entry.change}`, entry]));
  return [...kinds.values()].map(({patch, change}) => {
    const own = changes.filter((entry) => entry.patch === patch && entry.change === change);
    const names = own.map(({name}) => name).toSorted();
    return {patch, change, names: names.join(' ')};
  });
}

/** Tables that the types of functions are made from; each function is an export of its own. */
const TABLES = /^(?:Query|Mutation|Subscription)(?:ArgsMap|FieldMap)?$/;

function withoutTables(release: DescribedPatch): DescribedPatch {
  const tagged = [...release.tagged].filter((name) => !TABLES.test(name.split('.')[0] ?? name));
  return {...release, tagged: new Set(tagged)};
}

/**
 * Chooses the members whose arrival and end matter to code: neither the names of parameters, which calls don't write, nor
 * the fields of a result, which can become a type with a name.
 */
function explained(
  releases: readonly DescribedPatch[],
): (symbol: SurfaceSymbol) => readonly SurfaceMember[] {
  const sets = releases.map(({symbols}) => new Set(symbols.map(({name}) => name)));
  const isLasting = (name: string): boolean => sets.every((names) => names.has(name));
  return ({name, kind, members, signature}) => {
    if (TABLES.test(name)) return [];
    const isUnion = signature.startsWith('type') && signature.includes(' | ');
    return members
      .filter(({role}) => role !== 'returned' || kind === 'hook')
      .filter(
        // What a type takes over from another that doesn't last has no other place where its end is told.
        ({declaredIn}) => declaredIn === undefined || (!isUnion && !isLasting(declaredIn)),
      )
      .flatMap((member) => (member.role === 'parameter' ? (member.members ?? []) : [member]))
      .filter((member) => /^[\w-]+$/.test(member.name));
  };
}
