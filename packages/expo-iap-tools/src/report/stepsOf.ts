import {planAddress} from '../data/site.ts';
import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';
import type {Finding} from '../scan/findings.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {partsOf} from '../view/parts.ts';
import {successorOf} from '../view/planWords.ts';

/** A step of the plan with the places that it concerns. */
export type Step = {
  /** The part of the plan, as the page calls it. */
  readonly part: string;
  readonly title: string;
  /** The step on the page; "other" for a place that no step of the plan explains. */
  readonly id: string;
  readonly link: string;
  readonly findings: readonly Finding[];
};

/** Groups findings by the steps of the plan, in the order of the page. */
export function stepsOf(findings: readonly Finding[], plan: UpgradePlan): readonly Step[] {
  const rest = new Map<string, Finding[]>();
  for (const finding of findings) {
    const id = stepOf(finding);
    rest.set(id, [...(rest.get(id) ?? []), finding]);
  }
  const steps: Step[] = [];
  for (const {part, title, id} of orderedSteps(plan)) {
    const own = rest.get(id);
    rest.delete(id);
    if (own) steps.push({part, title, id, link: `${planAddress(plan)}#${id}`, findings: own});
  }
  const others = [...rest.values()].flat();
  const other = {
    part: 'Other',
    title: 'Not a step of the plan',
    id: OTHER,
    link: planAddress(plan),
  };
  return others.length === 0 ? steps : [...steps, {...other, findings: others}];
}

const OTHER = 'other';

/** The part about builds, and not about code. */
export const INSTALL = 'Install and build';

/** The step that a finding belongs to. */
export function stepOf({entry}: Finding): string {
  return entry?.id ?? OTHER;
}

/** Refuses a name that no step of the plan and no finding has. */
export function refuseUnknown(
  asked: readonly string[],
  plan: UpgradePlan,
  findings: readonly Finding[],
): void {
  const found = [...new Set(findings.map(stepOf))].toSorted();
  const known = new Set([...found, ...orderedSteps(plan).map(({id}) => id), OTHER]);
  const wrong = asked.find((id) => !known.has(id));
  if (wrong === undefined) return;
  const has =
    found.length === 0 ? 'This run finds nothing.' : `This run finds ${found.join(', ')}.`;
  throw new CannotAnswer(`--only takes the id of a finding, and not "${wrong}". ${has}`);
}

type PlanStep = Pick<Step, 'part' | 'title' | 'id'>;

function orderedSteps(plan: UpgradePlan): readonly PlanStep[] {
  const code = partsOf(plan).flatMap(({title: part, blocks, lines}) => [
    ...blocks.map(({entry, title}) => ({part, id: entry.id, title: title ?? nameOf(entry)})),
    ...lines.map((entry) => ({part, id: entry.id, title: nameOf(entry)})),
  ]);
  return [...installSteps(plan), ...code];
}

/** What is in place before code changes. */
function installSteps({to, install}: UpgradePlan): readonly PlanStep[] {
  const part = INSTALL;
  const needs = install.map(({requirement: {id, needs}}) => ({part, id, title: needs}));
  return [...needs, {part, id: 'install', title: `expo-iap ${to}`}];
}

function nameOf(entry: PlanEntry): string {
  const next = successorOf(entry);
  return next === undefined ? entry.name : `${entry.name} → ${next}`;
}
