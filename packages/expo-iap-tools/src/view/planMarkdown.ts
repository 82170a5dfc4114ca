import {platformNote} from 'expo-iap-api-data/platformNote';
import type {PlanEntry, UpgradePlan} from '../plan/plan.ts';
import {partsOf, type PlanPart, type PlanSection} from './parts.ts';
import {
  breakWords,
  changeWords,
  installWords,
  laterNote,
  patchWords,
  rangeNote,
  removalWords,
  stateNames,
  successorOf,
} from './planWords.ts';
import {type ReferenceAddresses, referenceOf} from './reference.ts';
import {pickPair, type ShownSample} from './shownSample.ts';

/** A sample as it is written. */
export type PlainSample = Omit<ShownSample, 'frame'> & {
  readonly language: string;
  readonly text: string;
};

/** A plan, and what a page shows besides. */
export type PlanPage = {
  readonly plan: UpgradePlan;
  readonly samples: readonly PlainSample[];
  readonly reference: ReferenceAddresses;
  /** The address of a name on the page with the life of every name, if it is there. */
  readonly historyAnchor: (name: string) => string | undefined;
};

/** Writes a plan as Markdown, with the headings, the code and the table of its page. */
export function planMarkdown(page: PlanPage): string {
  const {plan} = page;
  const parts = partsOf(plan);
  const range = rangeNote(plan);
  const partsIn = (wanted: PlanPart['group']): string[] =>
    parts
      .filter(({group}) => group === wanted)
      .flatMap(({id, title, blocks, lines}) => [
        `### ${title} {/* #${id} */}`,
        ...blocks.flatMap((block) => blockLines(block, page)),
        ...(lines.length > 0 ? [lines.map((entry) => listLine(entry, page)).join('\n')] : []),
      ]);
  return [
    ...[laterNote(plan) ?? []].flat(),
    '## Install and build {/* #install */}',
    ...plan.broken
      .map(breakWords)
      .map(({says, todo}) => (todo === undefined ? says : `${says} **${todo}**`)),
    installWords(plan.to)
      .map((words, index) => `${index + 1}. ${words}`)
      .join('\n'),
    installTable(plan),
    '## Must change {/* #must */}',
    ...(plan.mustChange.length === 0
      ? [`Nothing, because no known change breaks code for ${plan.from}.`]
      : []),
    ...partsIn('must'),
    '## Should change {/* #should */}',
    ...partsIn('should'),
    '## New {/* #new */}',
    ...partsIn('new'),
    '## Where this comes from {/* #sources */}',
    'Each code block names its version and is compiled against one patch of it.',
    ...[range ?? []].flat(),
  ].join('\n\n');
}

function installTable({from, install}: UpgradePlan): string {
  const rows = install.map(({requirement: {needs, platform, reason, todo}, state}) => {
    const note = platform === 'both' ? '' : ` (${platformNote(platform)})`;
    return [needs + note, stateNames[state], `${reason}${state === 'new' ? ` **${todo}**` : ''}`];
  });
  return markdownTable(
    ['What the build needs', `Compared with ${from}`, 'Why, and what to do'],
    rows,
  );
}

/** Writes a table. */
export function markdownTable(head: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function blockLines(
  {entry, title, explanations, patches, samples}: PlanSection,
  page: PlanPage,
): string[] {
  const {id, name, deprecated, platform, recordedAs} = entry;
  const next = successorOf(entry);
  const arrow = next === undefined ? '' : ` → \`${next}\``;
  const reference = referenceOf(entry, {to: page.plan.to, reference: page.reference});
  const facts = [
    ...(platform === 'both' ? [] : [platformNote(platform)]),
    linkTo(page.historyAnchor(recordedAs), patchWords(patches, entry.openDates)),
    ...(reference === undefined ? [] : [linkTo(reference, 'Reference')]),
  ];
  return [
    `#### ${title ?? `\`${name}\`${arrow}`} {/* #${id} */}`,
    facts.join(' · '),
    ...explanations.map(({detail, effect, where}) =>
      [
        where === 'both' ? '' : `${platformNote(where)}:`,
        title === undefined && effect.title !== undefined ? `**${effect.title}.**` : '',
        detail ?? '',
        effect.otherwise,
        effect.todo === undefined ? '' : `**${effect.todo}**`,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    ...(deprecated ? [adviceOf(deprecated)] : []),
    ...samples.flatMap((sample) => codeBlocks(sample, page)),
  ];
}

function adviceOf(deprecated: NonNullable<PlanEntry['deprecated']>): string {
  const {replacement} = deprecated;
  const removal = removalWords(deprecated);
  const use = replacement === undefined ? 'Deprecated.' : `Use \`${replacement}\`.`;
  return removal === undefined ? use : `${use} The old name ${removal}.`;
}

function codeBlocks(id: string, {plan: {from, to}, samples}: PlanPage): string[] {
  return pickPair(samples, {id, from, to}).map(
    ({sample: {language, text}, name, version}) =>
      `\`\`\`${language} title="${name}, ${version}" version="${version}"\n${text.trimEnd()}\n\`\`\``,
  );
}

function listLine(entry: PlanEntry, page: PlanPage): string {
  const {kind, name, platform, patches, deprecated, recordedAs} = entry;
  const reference = referenceOf(entry, {to: page.plan.to, reference: page.reference});
  const next = successorOf(entry);
  const removal = removalWords(deprecated);
  const first =
    kind === 'added' && reference !== undefined ? reference : page.historyAnchor(recordedAs);
  return [
    `- ${linkTo(first, `\`${name}\``)}`,
    next === undefined ? '' : ` → ${linkTo(reference, `\`${next}\``)}`,
    `, ${patchWords(patches, entry.openDates)}`,
    platform === 'both' ? '' : ` (${platformNote(platform)})`,
    deprecated?.replacement !== undefined && deprecated.replacement !== next
      ? `, also deprecated: use \`${deprecated.replacement}\``
      : '',
    removal === undefined ? '' : `, ${removal}`,
    kind === 'changed' ? `: ${changeWords(entry)}` : '',
    kind === 'added' || next !== undefined || reference === undefined
      ? ''
      : ` ([Reference](${reference}))`,
  ].join('');
}

function linkTo(address: string | undefined, words: string): string {
  return address === undefined ? words : `[${words}](${address})`;
}
