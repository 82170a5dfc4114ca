import {comparePatchNumbers} from '../history/patchNumbers.ts';
import type {Platform} from '../surface/surface.ts';

/** The kinds of things that a build can require. */
export const requirementKinds = ['billing', 'kotlin', 'java', 'ios', 'xcode', 'native'] as const;

/** What an app needs to be built with a release of the library, and with which releases. */
export type Requirement = {
  readonly id: string;
  readonly kind: (typeof requirementKinds)[number];
  readonly platform: Platform;
  /** First release that requires it. */
  readonly since: string;
  /** First release that no longer does. */
  readonly until?: string;
  /** An earlier range of releases that required it too, with the same two ends. */
  readonly earlier?: {readonly since: string; readonly until: string};
  /** What is needed, as a short name: "Kotlin 2". */
  readonly needs: string;
  readonly reason: string;
  /** What to do when it is new for the app. */
  readonly todo: string;
};

/** Whether a patch requires it. */
export function holdsAt({since, until, earlier}: Requirement, patch: string): boolean {
  const times = [{since, until}, ...(earlier ? [earlier] : [])];
  return times.some(
    (time) =>
      comparePatchNumbers(time.since, patch) <= 0 &&
      (time.until === undefined || comparePatchNumbers(time.until, patch) > 0),
  );
}
