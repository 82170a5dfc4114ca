import {releases} from 'expo-iap-upgrade/cli/releases';
import type {ReleaseCheck} from 'expo-iap-upgrade/scan/checkRelease';
import {checkRelease} from 'expo-iap-upgrade/scan/checkRelease';
import type {SourceFile} from 'expo-iap-upgrade/scan/parseFiles';
import {CannotAnswer} from '../release/cannotAnswer.ts';
import type {Release} from '../release/release.ts';
import type {CheckFinding} from './finding.ts';
import {nameFindings} from './nameFindings.ts';

/** What a check of code shows without a compiler. */
export type CheckedSources = Pick<ReleaseCheck, 'mistakes'> & {
  readonly findings: readonly CheckFinding[];
  /** Names of the files that the library reaches. */
  readonly reached: readonly string[];
};

/** Checks files against a release. */
export function checkSources(sources: readonly SourceFile[], release: Release): CheckedSources {
  const types = releases.find(({patch}) => patch === release.typed);
  if (!types) throw new CannotAnswer(`The types of ${release.typed} aren’t at hand.`);
  const checked = withinStack(() => checkRelease(sources, types));
  return {
    findings: inOrder(nameFindings(checked, release)),
    reached: checked.files.map(({name}) => name),
    mistakes: checked.mistakes,
  };
}

/** Code that is nested without end, as no person writes it, is refused and does not end the program. */
function withinStack<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new CannotAnswer(
      'The code is nested too deeply to be followed. Check fewer files, without the one that does it.',
    );
  }
}

/** By place, so that a reader goes through a file from the top. */
export function inOrder(findings: readonly CheckFinding[]): readonly CheckFinding[] {
  return findings.toSorted(
    (left, right) =>
      left.file.localeCompare(right.file, 'en') ||
      left.line - right.line ||
      left.column - right.column,
  );
}
