import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';
import type {Finding} from '../scan/findings.ts';
import {arrange} from '../view/arrange.ts';
import {successorOf} from '../view/planWords.ts';
import {planAddress} from './site.ts';

/** A step of the plan with the places that it concerns. */
export type Step = {
  /** The part of the plan, as the page calls it. */
  readonly part: string;
  readonly title: string;
  /** The step on the page; absent for a place that no step of the plan explains. */
  readonly id?: string;
  readonly link: string;
  readonly findings: readonly Finding[];
};

/** Groups findings by the steps of the plan, in the order of the page: behavior first, then names. */
export function stepsOf(findings: readonly Finding[], plan: UpgradePlan): readonly Step[] {
  const rest = new Map<string, Finding[]>();
  for (const finding of findings) {
    const id = finding.entry?.id ?? '';
    rest.set(id, [...(rest.get(id) ?? []), finding]);
  }
  const steps: Step[] = [];
  for (const {part, title, id} of orderedSteps(plan)) {
    const own = rest.get(id);
    rest.delete(id);
    if (own) steps.push({part, title, id, link: `${planAddress(plan)}#${id}`, findings: own});
  }
  const others = [...rest.values()].flat();
  const other = {part: 'Other', title: 'Not a step of the plan', link: planAddress(plan)};
  return others.length === 0 ? steps : [...steps, {...other, findings: others}];
}

type PlanStep = Pick<Step, 'part' | 'title'> & {readonly id: string};

function orderedSteps(plan: UpgradePlan): readonly PlanStep[] {
  const {silent, broken, renamed, removed, replaced, deprecated, added, changed} = arrange(plan);
  const of = (
    part: string,
    entries: readonly PlanEntry[],
    titles: readonly (string | undefined)[],
  ) => entries.map((entry, index) => ({part, id: entry.id, title: titles[index] ?? nameOf(entry)}));
  const blocks = (part: string, sections: typeof silent): readonly PlanStep[] =>
    of(
      part,
      sections.map(({entry}) => entry),
      sections.map(({title}) => title),
    );
  return [
    ...blocks('It compiles but behaves differently', silent),
    ...blocks('It doesn’t compile', broken),
    ...of('Renamed', renamed, []),
    ...of('Removed', removed, []),
    ...blocks('Deprecated, with new code', replaced),
    ...of('Deprecated', deprecated, []),
    ...of('Added', added, []),
    ...of('Changed', changed, []),
  ];
}

function nameOf(entry: PlanEntry): string {
  const next = successorOf(entry);
  return next === undefined ? entry.name : `${entry.name} → ${next}`;
}
