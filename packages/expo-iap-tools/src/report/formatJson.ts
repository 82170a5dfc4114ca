import type {Report} from './report.ts';

/** What a program reads. The README describes it; `format` changes when a field is renamed or removed. */
export function formatJson(reports: readonly Report[]): string {
  const stages = reports.map(dataOf);
  const shown = stages.length === 1 ? stages[0] : {format: FORMAT, stages};
  return `${JSON.stringify(shown, null, 2)}\n`;
}

const FORMAT = 1;

function dataOf(report: Report) {
  const {plan, notes, steps, lineOf, asked, read, reached, isUsed} = report;
  return {
    format: FORMAT,
    from: plan.from,
    to: plan.to,
    notes,
    files: {asked, read, reached, isUsed, skipped: report.skipped},
    findings: steps.flatMap(({part, title, id, link, findings}) =>
      findings.map(({file, line, column, kind, name, message, todo, hidden, removedIn, edits}) => ({
        ...{file, line, column, kind, name, message, todo, hidden, removedIn},
        code: lineOf(file, line),
        step: {part, title, id, link},
        edits,
      })),
    ),
    mistakes: report.mistakes,
    unfollowed: report.unfollowed,
    fixed: report.fixed,
    untouched: report.untouched,
    ignored: report.ignored,
    ...(report.verified && {verified: report.verified}),
  };
}
