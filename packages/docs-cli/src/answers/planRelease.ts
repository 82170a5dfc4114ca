import {knownPatches} from 'expo-iap-api-data/history/patches';
import {comparePatchNumbers} from 'expo-iap-api-data/history/patchNumbers';
import {planAddress} from 'expo-iap-upgrade/cli/site';
import type {PlanEntry} from 'expo-iap-upgrade/plan/plan';
import {planUpgrade} from 'expo-iap-upgrade/plan/planUpgrade';
import {upgradeFacts} from 'expo-iap-upgrade/plan/upgradeFacts';
import {breakWords, successorOf} from 'expo-iap-upgrade/view/planWords';
import {CannotAnswer} from '../release/cannotAnswer.ts';
import {type Release, releaseWords} from '../release/release.ts';
import {type Answer, answerWith} from './answer.ts';

/** More entries of one kind than this are counted. */
const MOST = 25;

/** Says what an upgrade requires. */
export function planRelease(from: Release, to: Release): Answer {
  const order = comparePatchNumbers(from.patch, to.patch);
  if (order >= 0)
    throw new CannotAnswer(
      order === 0
        ? `${from.patch} is both the release to start from and the one to upgrade to. Name two; the newest that is known is ${knownPatches.at(-1)?.patch ?? ''}.`
        : `${to.patch} is older than ${from.patch}, and downgrades aren’t covered. Name them the other way round.`,
    );
  const plan = planUpgrade(from.patch, to.patch, upgradeFacts);
  const silent = plan.mustChange.filter(({compiler}) => compiler === 'silent');
  const broken = plan.mustChange.filter(({compiler}) => compiler !== 'silent');
  const install = plan.install.filter(({state}) => state === 'new');
  return answerWith(to, {
    data: {
      from: plan.from,
      to: plan.to,
      install: install.map(({requirement: {needs, todo}}) => ({needs, todo})),
      mustChange: plan.mustChange.map(entryData),
      shouldChange: plan.shouldChange.map(entryData),
    },
    blocks: [
      `The upgrade from ${releaseWords(from)} to ${plan.to}.`,
      ...plan.broken.map(breakWords).map(({says, todo}) => [says, todo].filter(Boolean).join(' ')),
      list(
        'The build needs',
        install.map(({requirement: {needs, todo}}) => `${needs}. ${todo}`),
      ),
      list('Compiles but behaves differently', silent.map(entryWords)),
      list('Doesn’t compile', broken.map(entryWords)),
      list('Still works, and is advised against', plan.shouldChange.map(entryWords)),
    ].filter((block) => block !== ''),
    more: planAddress(plan),
  });
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const rest = lines.length > MOST ? [`- and ${lines.length - MOST} more`] : [];
  return [`${title}:`, ...lines.slice(0, MOST).map((line) => `- ${line}`), ...rest].join('\n');
}

function entryWords(entry: PlanEntry): string {
  const next = successorOf(entry);
  const must = entry.effects.filter(({need}) => need === 'must');
  const told = must.map(({title, otherwise, todo}) =>
    [title === undefined ? '' : `${title}.`, otherwise, todo ?? ''].filter(Boolean).join(' '),
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
