import {comparedSurfaces} from 'expo-iap-api-data/surface/loadSurface';
import type {Release} from '../release/release.ts';
import type {ReleaseCheck} from '../scan/checkRelease.ts';
import {checkRelease} from '../scan/checkRelease.ts';
import {comparePlaces} from '../scan/findings.ts';
import type {Release as Types} from '../scan/library/release.ts';
import type {SourceFile} from '../scan/parseFiles.ts';
import {withinStack} from '../scan/withinStack.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {withCorrections} from './corrections.ts';
import type {CheckFinding} from './finding.ts';
import {nameFindings} from './nameFindings.ts';

/** What a check of code shows without a compiler. */
export type CheckedSources = Pick<ReleaseCheck, 'mistakes'> & {
  readonly findings: readonly CheckFinding[];
  /** Names of the files that the library reaches. */
  readonly reached: readonly string[];
  /** Files that are nested too deeply to be followed. */
  readonly deep: readonly SourceFile[];
};

/** Checks files against a release. */
export function checkSources(sources: readonly SourceFile[], release: Release): CheckedSources {
  const types = typesOf(release);
  const {result: checked, deep} = withinStack(sources, (some) => checkRelease(some, types));
  const found = nameFindings(checked, release).toSorted(comparePlaces);
  return {
    findings: withCorrections(found, checked, release, types),
    reached: checked.files.map(({name}) => name),
    mistakes: checked.mistakes,
    deep,
  };
}

/** The names of the nearest release whose types are at hand. */
export function typesOf({typed}: Release): Types {
  const types = comparedSurfaces().find(({patch}) => patch === typed);
  if (!types) throw new CannotAnswer(`The types of ${typed} aren’t at hand.`);
  return types;
}
