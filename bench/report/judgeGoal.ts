import type {SiteName} from '../sites/sites.ts';
import type {Goal} from './goals.ts';
import type {Measurements} from './measurements.ts';
import {median, ratio} from './measurements.ts';

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
  const ours = median(measurements.series(measure, 'ours'));
  const otherName =
    bound.kind === 'peer' ? bound.peer : bound.kind === 'own' ? 'ours' : goal.beside;
  const other =
    otherName === undefined
      ? undefined
      : median(measurements.series(bound.kind === 'own' ? bound.base : measure, otherName));
  const most =
    bound.kind === 'limit' ? bound.most : other === undefined ? undefined : other * bound.factor;
  return {
    goal,
    ours,
    other,
    otherName,
    ratio: ratio(ours, other),
    isMet: ours === undefined || most === undefined ? undefined : ours <= most,
  };
}
