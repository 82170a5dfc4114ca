import {comparedSurfaces, targetSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import type {UpgradePlan} from '../plan/plan.ts';
import type {Skipped} from '../project/readSources.ts';
import {tooDeep} from '../project/tooDeep.ts';
import {noticeOf} from '../scan/notices.ts';
import {canBeOutOfSight} from '../scan/outOfSight.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import {mentionsLibrary} from '../scan/program/librarySource.ts';
import {reachOf} from '../scan/program/reach.ts';
import {scanFiles, type ScanResult} from '../scan/scanFiles.ts';
import {isPlain} from '../scan/syntax/attempt.ts';
import {withinStack} from '../scan/withinStack.ts';

/** The types that a plan needs: those of the releases that only upgrades lead to are read for such a plan alone. */
function releasesFor({to}: UpgradePlan) {
  const targets = targetSurfaces();
  return targets.some(({patch}) => patch === to)
    ? [...targets, ...comparedSurfaces()]
    : comparedSurfaces();
}

/** What a scan of a project shows. */
export type Look = Omit<ScanResult, 'notices'> & {
  /** How many files can have to do with the library; only these were parsed. */
  readonly reached: number;
  readonly skipped: readonly Skipped[];
};

/** Scans the files of a project as the page does, and parses only those that the library can reach. */
export function lookThrough(files: readonly SourceFile[], plan: UpgradePlan): Look {
  const readable = files.filter((file) => noticeOf(file) === undefined);
  const {needed} = reachOf(readable.map((file) => ({...file, plain: isPlain(file.name)})));
  const names = new Set(needed.map(({name}) => name));
  const reached = readable.filter(({name, text}) => names.has(name) || canBeOutOfSight(text));
  const releases = releasesFor(plan);
  const {result, deep} = withinStack(reached, (some) => scanFiles(some, {plan, releases}));
  return {
    ...result,
    // The notices say what to paste; the command says the same in its own words.
    isUsed: reached.some(({text}) => mentionsLibrary(text)),
    read: readable.length - deep.length,
    reached: reached.length - deep.length,
    skipped: tooDeep(deep),
  };
}
