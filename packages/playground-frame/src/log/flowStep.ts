import type {LogLine} from '../page/readReport.ts';

/** What of the log belongs to each step of the diagram `purchase-flow` in src/content/diagrams.ts. */
const flow: readonly (readonly [place: string, what: RegExp])[] = [
  ['library', /^calls (?:initConnection|fetchProducts|requestProducts)\b/],
  ['library', /^calls requestPurchase\b/],
  ['store', /^opens the payment sheet\b/],
  ['native', /^sends purchase-updated\b/],
  ['server', /^checks\b/],
  ['ledger', /^delivered\b/],
  ['library', /^calls finishTransaction\b/],
];

/**
 * The step of the purchase flow that a line of the log belongs to, counted from 0; undefined when it does not belong to
 * any.
 */
export function flowStep({place, what}: Pick<LogLine, 'place' | 'what'>): number | undefined {
  const found = flow.findIndex((step) => step[0] === place && step[1].test(what));
  return found === -1 ? undefined : found;
}

/** How many steps can wait to be highlighted; older ones are no longer of interest. */
const MOST_WAITING = 2 * flow.length;

/**
 * The steps that wait to be highlighted, including those of new lines. If an app never stops, only the newest ones
 * wait.
 */
export function withStepsOf(
  lines: readonly Pick<LogLine, 'place' | 'what'>[],
  waiting: readonly number[],
): number[] {
  const steps = [...waiting];
  for (const step of lines.map(flowStep))
    if (step !== undefined && step !== steps.at(-1)) steps.push(step);
  return steps.slice(-MOST_WAITING);
}
