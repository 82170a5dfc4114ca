import type {Goal} from './goals.ts';
import type {Measurements} from './measurements.ts';
import {median, medianRange} from './measurements.ts';

/**
 * Says whether a goal is met, or nothing when it was not measured. A lead over another site must be larger than the
 * spread: it counts when it remains with our slow runs next to the other's fast ones.
 */
export function judgeGoal(
  {bound, measure}: Pick<Goal, 'bound' | 'measure'>,
  measurements: Measurements,
): boolean | undefined {
  const ours = measurements.series(measure, 'ours');
  const middle = median(ours);
  if (middle === undefined) return undefined;
  if (bound.kind === 'limit') return middle <= bound.most;
  const other = measurements.series(measure, bound.peer);
  if (other.length === 0) return undefined;
  const [, most] = medianRange(ours);
  const [least] = medianRange(other);
  return most <= least * bound.factor;
}
