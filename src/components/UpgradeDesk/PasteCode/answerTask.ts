import {hunksOf} from '../../../upgrade/scan/edits.ts';
import type {Finding} from '../../../upgrade/scan/findings.ts';
import {lineStarts} from '../../../upgrade/scan/lines.ts';
import type {Release} from '../../../upgrade/scan/library/release.ts';
import {scanFiles} from '../../../upgrade/scan/scanFiles.ts';
import type {ScanAnswer, ScanTask, ShownFinding} from './scanTask.ts';

/** Scans files, and works out what the page shows of each correction: a large file would freeze the page. */
export function answerTask({files, plan}: ScanTask, releases: readonly Release[]): ScanAnswer {
  const result = scanFiles(files, {plan, releases});
  const texts = new Map(files.map(({name, text}) => [name, text]));
  const starts = new Map<string, readonly number[]>();
  const show = (finding: Finding): ShownFinding => {
    const {file, line, column, kind, name, message, todo, hidden, edits} = finding;
    const text = texts.get(file) ?? '';
    // The lines of a file are counted once, whatever has to be corrected in it.
    if (edits && !starts.has(file)) starts.set(file, lineStarts(text));
    return {
      ...{file, line, column, kind, name, message},
      ...(todo !== undefined && {todo}),
      ...(hidden && {hidden}),
      ...(edits && {hunks: hunksOf(text, edits, starts.get(file))}),
    };
  };
  return {...result, findings: result.findings.map(show)};
}
