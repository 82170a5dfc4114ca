import {comparePatchNumbers} from '../history/patchNumbers.ts';
import type {Requirement} from './requirements.ts';

/** Whether a patch requires it. */
export function holdsAt(
  {since, until, earlier}: Pick<Requirement, 'since' | 'until' | 'earlier'>,
  patch: string,
): boolean {
  const times = [{since, until}, ...(earlier ? [earlier] : [])];
  return times.some(
    (time) =>
      comparePatchNumbers(time.since, patch) <= 0 &&
      (time.until === undefined || comparePatchNumbers(time.until, patch) > 0),
  );
}
