import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';
import {arrange, type ArrangedPlan, type PlanSection} from './arrange.ts';

/** A part of a plan under its own heading: entries with more to say, or entries that fit on a line. */
export type PlanPart = {
  /** Fit for an anchor. */
  readonly id: keyof ArrangedPlan;
  readonly group: 'must' | 'should' | 'new';
  readonly title: string;
  readonly blocks: readonly PlanSection[];
  readonly lines: readonly PlanEntry[];
};

/** The parts in the order in which they are worked through: first what no compiler finds, names after it. */
const PARTS = [
  {id: 'silent', group: 'must', title: 'It compiles but behaves differently'},
  {id: 'broken', group: 'must', title: 'It doesn’t compile'},
  {id: 'renamed', group: 'must', title: 'Renamed'},
  {id: 'removed', group: 'must', title: 'Removed'},
  {id: 'replaced', group: 'should', title: 'Deprecated, with new code'},
  {id: 'deprecated', group: 'should', title: 'Deprecated'},
  {id: 'added', group: 'new', title: 'Added'},
  {id: 'changed', group: 'new', title: 'Changed, nothing to do'},
] as const satisfies readonly Pick<PlanPart, 'id' | 'group' | 'title'>[];

/** The parts of a plan that have something to say; pages, their Markdown and the command go through this list. */
export function partsOf(plan: UpgradePlan): readonly PlanPart[] {
  const arranged = arrange(plan);
  return PARTS.map((part) => ({...part, ...contentOf(arranged, part.id)})).filter(
    ({blocks, lines}) => blocks.length + lines.length > 0,
  );
}

function contentOf(
  arranged: ArrangedPlan,
  id: keyof ArrangedPlan,
): Pick<PlanPart, 'blocks' | 'lines'> {
  if (id === 'silent' || id === 'broken' || id === 'replaced')
    return {blocks: arranged[id], lines: []};
  return {blocks: [], lines: arranged[id]};
}
