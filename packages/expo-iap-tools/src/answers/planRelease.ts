import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {planAddress} from '../data/site.ts';
import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';
import {planUpgrade} from '../plan/planUpgrade.ts';
import {stagesOf} from '../plan/stages.ts';
import {factsFor, targetFacts} from '../plan/upgradeFacts.ts';
import {type Release, releaseWords} from '../release/release.ts';
import {CannotAnswer} from '../terminal/cannotAnswer.ts';
import {breakWords, successorOf} from '../view/planWords.ts';
import {type Answer, answerWith, MOST_TEXT} from './answer.ts';
import type {DataOf, planShape} from './shapes.ts';

/** More entries of one kind than this are counted. */
const MOST = 25;
/** What is left for the entries, in characters. */
const MOST_LISTED = MOST_TEXT - 1000;

/** Says what an upgrade requires. */
export function planRelease(from: Release, to: Release): Answer<DataOf<typeof planShape>> {
  const order = comparePatchNumbers(from.patch, to.patch);
  if (order >= 0)
    throw new CannotAnswer(
      order === 0
        ? `${from.patch} is both the release to start from and the one to upgrade to. Name two; the newest that is known is ${targetFacts.patches.at(-1) ?? ''}.`
        : `${to.patch} is older than ${from.patch}, and downgrades aren’t covered. Name them the other way round.`,
    );
  const plan = planUpgrade(from.patch, to.patch, factsFor(to.patch));
  const stages = stagesOf(from.patch, to.patch);
  const silent = plan.mustChange.filter(({compiler}) => compiler === 'silent');
  const broken = plan.mustChange.filter(({compiler}) => compiler !== 'silent');
  const install = plan.install.filter(({state}) => state === 'new');
  return answerWith(to, {
    data: {
      from: plan.from,
      to: plan.to,
      ...(stages.length > 1 && {stages}),
      install: install.map(({requirement: {needs, todo}}) => ({needs, todo})),
      mustChange: plan.mustChange.map(entryData),
      shouldChange: plan.shouldChange.map(entryData),
    },
    blocks: [
      `The upgrade from ${releaseWords(from)} to ${plan.to}.`,
      stageWords(stages),
      ...plan.broken.map(breakWords).map(({says, todo}) => [says, todo].filter(Boolean).join(' ')),
      list(
        'The build needs',
        install.map(({requirement: {needs, todo}}) => `${needs}. ${todo}`),
      ),
      ...listsOf(
        ['Compiles but behaves differently', silent],
        ['Doesn’t compile', broken],
        ['Still works, and is advised against', plan.shouldChange],
      ),
    ].filter((block) => block !== ''),
    more: planAddress(plan),
  });
}

/** How to go where a stage between makes it safer; empty where none does. */
function stageWords(stages: readonly Pick<UpgradePlan, 'from' | 'to'>[]): string {
  if (stages.length === 1) return '';
  const words = stages.map(({from, to}) => `${from} → ${to}`).join(', ');
  return `Go in stages, and ask for the plan of each: ${words}. An app can stay at the end of each. This is all of them together.`;
}

/** The entries in full, or where that is more than an answer may have, only what to do about each. */
function listsOf(...groups: readonly (readonly [string, readonly PlanEntry[]])[]): string[] {
  const written = (isShort: boolean): string[] =>
    groups.map(([title, entries]) =>
      list(
        title,
        entries.map((entry) => entryWords(entry, isShort)),
      ),
    );
  const full = written(false);
  return full.join('').length > MOST_LISTED ? written(true) : full;
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const rest = lines.length > MOST ? [`- and ${lines.length - MOST} more`] : [];
  return [`${title}:`, ...lines.slice(0, MOST).map((line) => `- ${line}`), ...rest].join('\n');
}

function entryWords(entry: PlanEntry, isShort: boolean): string {
  const next = successorOf(entry);
  const must = entry.effects.filter(({need}) => need === 'must');
  const told = must.map(({title, otherwise, todo}) =>
    [title === undefined ? '' : `${title}.`, isShort ? '' : otherwise, todo ?? '']
      .filter(Boolean)
      .join(' '),
  );
  const name = next === undefined ? `\`${entry.name}\`` : `\`${entry.name}\` → \`${next}\``;
  return told.length === 0 ? name : `${name}: ${told.join(' ')}`;
}

function entryData(entry: PlanEntry) {
  const {name, kind, patches, compiler, effects} = entry;
  const next = successorOf(entry);
  return {
    ...{name, kind, patches, compiler},
    ...(next !== undefined && {next}),
    effects: effects.map(({title, otherwise, todo}) => ({title, otherwise, todo})),
  };
}
