import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import {nameSamples} from 'expo-iap-api-data/upgrade/nameFacts';
import {risks} from 'expo-iap-api-data/upgrade/risks';
import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';

/** One thing that an entry requires, in words. */
export type Explanation = {
  /** What is different, as the history says it. */
  readonly detail?: string;
  readonly effect: Effect;
};

/** An entry that needs more than a line. */
export type PlanSection = {
  readonly entry: PlanEntry;
  /** What it is about, where the name alone does not say it. */
  readonly title?: string;
  readonly explanations: readonly Explanation[];
  /** The patches that require the work. */
  readonly patches: readonly string[];
  /** Ids of the samples to show here; each is shown once. */
  readonly samples: readonly string[];
};

/** A plan as pages show it: what costs money first, then what no compiler finds, then the rest. */
export type ArrangedPlan = {
  readonly silent: readonly PlanSection[];
  readonly broken: readonly PlanSection[];
  readonly renamed: readonly PlanEntry[];
  readonly removed: readonly PlanEntry[];
  readonly replaced: readonly PlanSection[];
  readonly deprecated: readonly PlanEntry[];
  readonly added: readonly PlanEntry[];
  readonly changed: readonly PlanEntry[];
};

/** Puts the entries of a plan into the order in which a reader takes them. */
export function arrange(plan: UpgradePlan): ArrangedPlan {
  const shown = new Set<string>();
  const blocks = (entries: readonly PlanEntry[]): PlanSection[] =>
    entries.map((entry) => {
      const samples = samplesOf(entry).filter((id) => !shown.has(id));
      for (const id of samples) shown.add(id);
      const explanations = explain(entry);
      const patches = [...new Set(explanations.map(({effect}) => effect.patch))];
      return {
        ...{entry, ...titleOf(entry), explanations, samples},
        patches: patches.length > 0 ? patches : entry.patches,
      };
    });
  const must = plan.mustChange.toSorted((a, b) => riskOf(a) - riskOf(b));
  const hasSample = (entry: PlanEntry): boolean => samplesOf(entry).length > 0;
  const told = (entry: PlanEntry): boolean => explain(entry).length > 0 || hasSample(entry);
  const lines = plan.mustChange.filter((entry) => !told(entry));
  return {
    silent: blocks(must.filter((entry) => told(entry) && entry.compiler === 'silent')),
    broken: blocks(must.filter((entry) => told(entry) && entry.compiler === 'error')),
    renamed: byName(lines.filter(({kind}) => kind === 'renamed')),
    removed: byName(lines.filter(({kind}) => kind === 'removed')),
    replaced: blocks(plan.shouldChange.filter(hasSample)),
    deprecated: byName(plan.shouldChange.filter((entry) => !hasSample(entry))),
    added: byName(plan.new.filter(({kind}) => kind === 'added')),
    changed: byName(plan.new.filter(({kind}) => kind === 'changed')),
  };
}

/** The place of an entry by what it can cost. */
function riskOf({effects}: PlanEntry): number {
  const places = effects.flatMap(({risk}) => (risk === undefined ? [] : [risks.indexOf(risk)]));
  return Math.min(risks.length, ...places);
}

/** What has to be said about an entry: only what requires work. */
function explain({effects, changes}: PlanEntry): Explanation[] {
  return effects
    .filter(({need}) => need === 'must')
    .map((effect, index, all) => {
      // Two effects of one patch share its words.
      const isFirst = all.findIndex(({patch}) => patch === effect.patch) === index;
      const detail = changes.find(
        ({patch, detail: words}) => isFirst && words && patch === effect.patch,
      )?.detail;
      return detail === undefined ? {effect} : {detail, effect};
    });
}

function titleOf({effects}: PlanEntry): {readonly title?: string} {
  const [only, ...more] = effects.filter(({need}) => need === 'must');
  const title = more.length === 0 ? only?.title : undefined;
  return title === undefined ? {} : {title};
}

/** The samples of an entry: for what it requires, or for what its name becomes. */
export function samplesOf({effects, name}: PlanEntry): readonly string[] {
  const own = effects.flatMap(({need, sample}) => (need === 'must' && sample ? [sample] : []));
  const ofName = Object.hasOwn(nameSamples, name) ? nameSamples[name] : undefined;
  return [...new Set([...own, ...(ofName === undefined ? [] : [ofName])])];
}

/** Exports before members, and both by name. */
function byName(entries: readonly PlanEntry[]): readonly PlanEntry[] {
  const key = ({name}: PlanEntry): string => `${name.includes('.') ? 1 : 0}${name}`;
  return entries.toSorted((left, right) => key(left).localeCompare(key(right), 'en'));
}
