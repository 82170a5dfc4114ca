/** Something that happened in the page, as its watcher kept it. */
type Moment = {readonly startTime: number};

/** What bench/measure/page/watchView.js keeps. */
export type ViewRecord = {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly longTasks: readonly (Moment & {readonly duration: number})[];
  readonly shifts: readonly (Moment & {readonly value: number})[];
};

const LONG_TASK_MS = 50;
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;

/** Adds up how much longer than 50 ms tasks held the page up after its first paint. */
export function blockingTime({longTasks, firstPaint}: ViewRecord): number {
  return longTasks
    .filter(({startTime, duration}) => startTime + duration > firstPaint)
    .reduce((sum, {duration}) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

/** Returns the worst burst of layout shifts: at most five seconds, with gaps of less than one. */
export function layoutShift({shifts}: ViewRecord): number {
  let worst = 0;
  let sum = 0;
  let start = -Infinity;
  let last = -Infinity;
  for (const {startTime, value} of shifts) {
    const continues = startTime - last < SHIFT_GAP_MS && startTime - start < SHIFT_WINDOW_MS;
    if (!continues) [sum, start] = [0, startTime];
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}
