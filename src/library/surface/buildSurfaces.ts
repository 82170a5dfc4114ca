import {allHistory} from '../history/allHistory.ts';
import type {HistoryChange} from '../history/historyTypes.ts';
import {nativeCodes} from '../history/nativeCodes.ts';
import type {NativeCode} from '../history/nativeCodes.ts';
import {comparePatchNumbers, lineOf, patchesOf} from '../history/patches.ts';
import type {DocsVersion} from '../../site/versions.ts';
import {applyHistory} from './applyHistory.ts';
import {deprecationProblems, strayProblems} from './checkDeprecations.ts';
import {comparePatches} from './comparePatches.ts';
import {describeSymbol} from './describeSymbol.ts';
import {findTags} from './findTags.ts';
import {formatSymbols} from './formatSymbols.ts';
import {openPackages} from './openPackages.ts';
import {patchNames} from './patchNames.ts';
import type {PatchNames} from './patchNames.ts';
import {readExports} from './readExports.ts';
import {sortSymbols} from './sortSymbols.ts';
import type {Surface, SurfaceSymbol} from './surfaceTypes.ts';

type Release = {readonly symbols: readonly SurfaceSymbol[]; readonly names: PatchNames};

/** Reads all installed releases, holds the history against them and builds a surface per version. */
export async function buildSurfaces(
  root: string,
  versions: readonly DocsVersion[],
  history: readonly HistoryChange[] = allHistory,
): Promise<readonly Surface[]> {
  const releases = readReleases(root, versions);
  const names = [...releases.values()].map((release) => release.names);
  const problems = [
    ...comparePatches(names, history),
    ...names.flatMap((release) => deprecationProblems(release, history)),
    ...strayProblems(names, history),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Promise.all(
    versions.map(async ({version, patch}) => {
      const dated = applyHistory(releases.get(patch)?.symbols ?? [], patch, history);
      return {
        version,
        patch,
        symbols: await formatSymbols(sortSymbols(dated)),
        nativeCodes: nativeCodes.filter((code) => isIn(code, patch)),
        patches: patchesOf(version),
        history: history.filter((entry) => lineOf(entry.patch) === version),
      };
    }),
  );
}

/** Describes every installed release, oldest first. */
function readReleases(
  root: string,
  versions: readonly DocsVersion[],
): ReadonlyMap<string, Release> {
  const patches = versions
    .flatMap(({patch, package: name, olderPatches}) => [{patch, package: name}, ...olderPatches])
    .toSorted((left, right) => comparePatchNumbers(left.patch, right.patch));
  const {program, checker, entries} = openPackages(root, patches);
  return new Map(
    [...entries].map(([patch, entry]) => {
      const declared = readExports(entry, program, checker);
      const symbols = declared.map((name) => describeSymbol(name, checker));
      return [patch, {symbols, names: patchNames(patch, symbols, findTags(declared))}];
    }),
  );
}

function isIn({since, until}: NativeCode, patch: string): boolean {
  return (
    (since === undefined || comparePatchNumbers(since, patch) <= 0) &&
    (until === undefined || comparePatchNumbers(until, patch) >= 0)
  );
}
