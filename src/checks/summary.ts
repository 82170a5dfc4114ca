import type {Problem} from 'mdx-samples/problem';
import type {CheckResult} from './checkContent.ts';

/** Returns the problems of the given files and folders; all when none is given. */
export function selectProblems(problems: readonly Problem[], asked: readonly string[]): Problem[] {
  if (asked.length === 0) return [...problems];
  const prefixes = asked.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  return problems.filter(({file}) =>
    prefixes.some((prefix) => file === prefix || file.startsWith(`${prefix}/`)),
  );
}

const COMPILER = /^TS\d+ against /;
const MEANT =
  'Correct the sample, or, if readers should see the error, write error="TS…" after its language.';

/** Says in a few lines what was checked, what was left out and how long it took. */
export function summarize(
  {pages, problems, samples}: Pick<CheckResult, 'pages' | 'problems' | 'samples'>,
  shown: number,
  milliseconds: number,
): string {
  const others = problems.length - shown;
  return [
    `Checked ${pages} files in ${seconds(milliseconds)}.`,
    ...(samples ? describeSamples(samples) : []),
    ...(problems.some(({message}) => COMPILER.test(message)) ? [MEANT] : []),
    ...(others > 0 ? [`${count(others)} in other files.`] : []),
    shown === 0 ? 'No problems.' : `${count(shown)}.`,
  ].join('\n');
}

function describeSamples({
  report,
  summaries,
  optOuts,
}: NonNullable<CheckResult['samples']>): string[] {
  return [
    `Compiled ${report.totals.samples} samples of ${report.totals.pages} pages:`,
    ...summaries.map(
      ({version, modules, milliseconds, fromCache}) =>
        `  ${version}: ${modules} samples, ${fromCache ? 'unchanged' : seconds(milliseconds)}`,
    ),
    `Not compiled: ${optOuts.count} of ${optOuts.compilable} blocks (limit ${optOuts.ceiling}).`,
  ];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function count(problems: number): string {
  return problems === 1 ? '1 problem' : `${problems} problems`;
}
