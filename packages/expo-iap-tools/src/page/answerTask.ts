import {hunksOf} from '../scan/edits.ts';
import type {Finding} from '../scan/findings.ts';
import type {Release} from '../scan/library/release.ts';
import {lineStarts} from '../scan/lines.ts';
import {scanWithinStack} from '../scan/scanWithinStack.ts';
import type {ScanAnswer, ScanTask, ShownFinding} from './scanTask.ts';

/** Scans files, and works out what the page shows of each correction: a large file would freeze the page. */
export function answerTask({files, plan}: ScanTask, releases: readonly Release[]): ScanAnswer {
  const {result, deep} = scanWithinStack(files, {plan, releases});
  const texts = new Map(files.map(({name, text}) => [name, text]));
  const starts = new Map<string, readonly number[]>();
  const show = (finding: Finding): ShownFinding => {
    const {file, line, column, kind, name, message, todo, hidden, removedIn, edits} = finding;
    const text = texts.get(file) ?? '';
    // The lines of a file are counted once, whatever is found in it.
    const own = starts.get(file) ?? lineStarts(text);
    starts.set(file, own);
    return {
      ...{file, line, column, kind, name, message},
      ...(todo !== undefined && {todo}),
      ...(hidden && {hidden}),
      ...(removedIn !== undefined && {removedIn}),
      ...(edits ? {hunks: hunksOf(text, edits, own)} : {code: lineOf(text, own, line)}),
    };
  };
  const left = deep.map(({name}) => ({file: name, message: TOO_DEEP}));
  return {
    ...result,
    findings: result.findings.map(show),
    notices: [...result.notices, ...left],
  };
}

const TOO_DEEP = 'This is nested too deeply to be followed. Paste the part that handles purchases.';

/** A line that is longer says nothing more. */
const MOST = 160;

function lineOf(text: string, starts: readonly number[], line: number): string {
  const code = text.slice(starts[line - 1], starts[line]).trim();
  return code.length > MOST ? `${code.slice(0, MOST)} …` : code;
}
