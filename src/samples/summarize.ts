import type {CheckResult} from './checkSamples.ts';

/** Says in a few lines what was checked, what was left out and how long it took. */
export function summarize(
  {summaries, optOuts, report, problems}: CheckResult,
  shown: number,
  milliseconds: number,
): string {
  const versions = summaries.map(
    ({version, modules, milliseconds: spent, fromCache}) =>
      `  ${version}: ${modules} samples, ${fromCache ? 'unchanged' : `${(spent / 1000).toFixed(1)} s`}`,
  );
  const {samples, pages} = report.totals;
  return [
    `Compiled ${samples} samples of ${pages} pages in ${(milliseconds / 1000).toFixed(1)} s.`,
    ...versions,
    `Not compiled: ${optOuts.count} of ${optOuts.compilable} blocks (ceiling ${optOuts.ceiling}).`,
    ...(problems.length > shown ? [`${count(problems.length - shown)} in other files.`] : []),
    shown === 0 ? 'No problems.' : `${count(shown)}.`,
  ].join('\n');
}

function count(problems: number): string {
  return problems === 1 ? '1 problem' : `${problems} problems`;
}
