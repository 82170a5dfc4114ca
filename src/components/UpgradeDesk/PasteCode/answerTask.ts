import {hunksOf} from 'expo-iap-upgrade/scan/edits';
import type {Finding} from 'expo-iap-upgrade/scan/findings';
import {lineStarts} from 'expo-iap-upgrade/scan/lines';
import type {Release} from 'expo-iap-upgrade/scan/library/release';
import {scanFiles} from 'expo-iap-upgrade/scan/scanFiles';
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
