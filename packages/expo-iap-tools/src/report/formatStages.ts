import {planAddress} from '../data/site.ts';
import type {Paint} from '../terminal/paint.ts';
import {formatText} from './formatText.ts';
import {isClaim, type Report} from './report.ts';
import {INSTALL} from './stepsOf.ts';
import {countOf} from './summaryOf.ts';

/** What a person reads of an upgrade in several stages: each under a heading, then what to do after them. */
export function formatStages(reports: readonly Report[], paint: Paint, isFixed: boolean): string {
  const first = reports[0]?.plan.from ?? '';
  const end = reports.at(-1)?.plan.to ?? '';
  const left = reports.slice(0, -1).map((report) => placesByHand(report, isFixed));
  const open = left.findIndex((count) => count > 0);
  const stages = reports.map((report, index) => {
    const {from, to} = report.plan;
    const head = [
      paint.bold(`Stage ${index + 1} of ${reports.length}: ${from} → ${to}`),
      ...linesNote(index, reports.length, isFixed),
      ...(open >= 0 && open < index
        ? [`What depends on the places that stage ${open + 1} leaves can’t be seen yet.`]
        : []),
    ];
    const told = reports[index - 1];
    return formatText(report, paint, {head, ...(told && {told})});
  });
  const next = reports[open + 1]?.plan.from ?? '';
  const hand = `Stage ${open + 1} leaves ${countOf(left[open] ?? 0, 'place')} to change by hand. When that is done, look at what depends on it: expo-iap upgrade ${next} ${end}`;
  const install = `\`npx expo install expo-iap@${end}\``;
  const now = isFixed
    ? 'Install what the code is for:'
    : `Nothing was written. --fix corrects all stages at once; then install ${end}:`;
  const last = `${now} ${install}. What it needs of Expo SDK and of native builds: ${planAddress({from: first, to: end})}`;
  return [
    `${paint.bold(`expo-iap ${first} → ${end}`)}\n`,
    ...stages,
    ...(open < 0 ? [] : [`${hand}\n`]),
    `${last}\n`,
  ].join('\n');
}

/** Of which text a stage has the lines, where that is not what the files have. */
function linesNote(index: number, count: number, isFixed: boolean): readonly string[] {
  if (isFixed)
    return index < count - 1
      ? ['Lines are of the code as this stage leaves it, before the next.']
      : [];
  return index > 0 ? [`Lines are of the code as --fix leaves it in stage ${index}.`] : [];
}

/** How much of the code must change and has no correction. */
function placesByHand({steps}: Report, isFixed: boolean): number {
  const findings = steps.flatMap((step) => (step.part === INSTALL ? [] : step.findings));
  return findings.filter((each) => isClaim(each) && (isFixed || !each.edits)).length;
}
