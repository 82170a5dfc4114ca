import type {Effect} from 'expo-iap-api-data/upgrade/effect';
import {nameSamples} from 'expo-iap-api-data/upgrade/nameFacts';
import {risks} from 'expo-iap-api-data/upgrade/risks';
import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';

/** One thing that an entry requires, in words. */
export type Explanation = {
  /** What is different, as the history says it. */
  readonly detail?: string;
  readonly effect: Effect;
  /** Where it happens, unless the entry or the words say so. */
  readonly where: Effect['platform'];
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

/** A part of a plan under its own heading: entries with more to say, or entries that fit on a line. */
export type PlanPart = {
  /** Fit for an anchor. */
  readonly id: string;
  readonly group: 'must' | 'should' | 'new';
  readonly title: string;
  readonly blocks: readonly PlanSection[];
  readonly lines: readonly PlanEntry[];
};

/**
 * The parts of a plan that have something to say, in the order in which they are worked through: what costs money first, then
 * what no compiler finds, then names. Pages, their Markdown and the command go through this list.
 */
export function partsOf(plan: UpgradePlan): readonly PlanPart[] {
  const shown = new Set<string>();
  const blocks = (entries: readonly PlanEntry[]) => ({
    blocks: entries.map((entry) => sectionOf(entry, shown)),
    lines: [],
  });
  const lines = (entries: readonly PlanEntry[]) => ({blocks: [], lines: byName(entries)});
  const must = plan.mustChange.toSorted((a, b) => riskOf(a) - riskOf(b));
  const hasSample = (entry: PlanEntry): boolean => samplesOf(entry).length > 0;
  const isTold = (entry: PlanEntry): boolean => explain(entry).length > 0 || hasSample(entry);
  const told = (compiler: PlanEntry['compiler']) =>
    blocks(must.filter((entry) => isTold(entry) && entry.compiler === compiler));
  const bare = (kind: PlanEntry['kind']) =>
    lines(must.filter((entry) => !isTold(entry) && entry.kind === kind));
  const replaced = plan.shouldChange.filter(hasSample);
  const deprecated = plan.shouldChange.filter((entry) => !hasSample(entry));
  const news = (kind: PlanEntry['kind']) => lines(plan.new.filter((entry) => entry.kind === kind));
  const parts: readonly PlanPart[] = [
    {group: 'must', id: 'silent', title: 'It compiles but behaves differently', ...told('silent')},
    {group: 'must', id: 'broken', title: 'It doesn’t compile', ...told('error')},
    {group: 'must', id: 'renamed', title: 'Renamed', ...bare('renamed')},
    {group: 'must', id: 'removed', title: 'Removed', ...bare('removed')},
    {group: 'should', id: 'replaced', title: 'Deprecated, with new code', ...blocks(replaced)},
    {group: 'should', id: 'deprecated', title: 'Deprecated', ...lines(deprecated)},
    {group: 'new', id: 'added', title: 'Added', ...news('added')},
    {group: 'new', id: 'changed', title: 'Changed, nothing to do', ...news('changed')},
  ];
  return parts.filter((part) => part.blocks.length + part.lines.length > 0);
}

function sectionOf(entry: PlanEntry, shown: Set<string>): PlanSection {
  const samples = samplesOf(entry).filter((id) => !shown.has(id));
  for (const id of samples) shown.add(id);
  const explanations = explain(entry);
  const patches = [...new Set(explanations.map(({effect}) => effect.patch))];
  return {
    ...{entry, ...titleOf(entry), explanations, samples},
    patches: patches.length > 0 ? patches : entry.patches,
  };
}

/** The place of an entry by what it can cost. */
function riskOf({effects}: PlanEntry): number {
  const places = effects.flatMap(({risk}) => (risk === undefined ? [] : [risks.indexOf(risk)]));
  return Math.min(risks.length, ...places);
}

/** What has to be said about an entry: only what requires work. */
function explain({effects, changes, platform}: PlanEntry): Explanation[] {
  const told = effects.filter(({need}) => need === 'must');
  return told.map((effect, index) => {
    // Two effects of one patch share its words.
    const isFirst = told.findIndex(({patch}) => patch === effect.patch) === index;
    const detail = changes.find(
      ({patch, detail: words}) => isFirst && words && patch === effect.patch,
    )?.detail;
    const isSaid = effect.platform === platform || /^On \w/.test(detail ?? effect.otherwise);
    return {effect, where: isSaid ? 'both' : effect.platform, ...(detail && {detail})};
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
