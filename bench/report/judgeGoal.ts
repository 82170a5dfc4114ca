import type {SiteName} from '../sites/sites.ts';
import type {Bound, Goal} from './goals.ts';
import type {Measurements, Series} from './measurements.ts';
import {median, medianRange, ratio} from './measurements.ts';

/** What became of a goal; a value that was not measured is missing. */
export type Verdict = {
  readonly goal: Goal;
  readonly ours: number | undefined;
  /** The value beside ours, and whose it is. */
  readonly other: number | undefined;
  readonly otherName: SiteName | undefined;
  readonly ratio: number | undefined;
  readonly isMet: boolean | undefined;
};

/** Compares the medians of a run with a goal. */
export function judgeGoal(goal: Goal, measurements: Measurements): Verdict {
  const {bound, measure} = goal;
  const ours = measurements.series(measure, 'ours');
  const otherName =
    bound.kind === 'peer' ? bound.peer : bound.kind === 'own' ? 'ours' : goal.beside;
  const base = bound.kind === 'own' ? bound.base : measure;
  const other = otherName === undefined ? [] : measurements.series(base, otherName);
  return {
    goal,
    ours: median(ours),
    other: median(other),
    otherName,
    ratio: ratio(median(ours), median(other)),
    isMet: isMet(bound, ours, other),
  };
}

/**
 * A lead over another site must be larger than the spread: it counts when it remains with our slow runs beside the
 * other's fast ones. Beside another value of ours, nothing is to be led.
 */
function isMet(bound: Bound, ours: Series, other: Series): boolean | undefined {
  const middle = median(ours);
  if (middle === undefined) return undefined;
  if (bound.kind === 'limit') return middle <= bound.most;
  if (other.length === 0) return undefined;
  if (bound.kind === 'own') return middle <= (median(other) ?? NaN) * bound.factor;
  const [, most] = medianRange(ours);
  const [least] = medianRange(other);
  return most <= least * bound.factor;
}
