import {hunksOf} from '../scan/edits.ts';
import type {Finding} from '../scan/findings.ts';
import type {Release} from '../scan/library/release.ts';
import {lineStarts} from '../scan/lines.ts';
import {scanFiles} from '../scan/scanFiles.ts';
import {withinStack} from '../scan/withinStack.ts';
import type {ScanAnswer, ScanTask, ShownFinding} from './scanTask.ts';

/** Scans files, and works out what the page shows of each correction: a large file would freeze the page. */
export function answerTask({files, plan}: ScanTask, releases: readonly Release[]): ScanAnswer {
  const {result, deep} = withinStack(files, (some) => scanFiles(some, {plan, releases}));
  const texts = new Map(files.map(({name, text}) => [name, text]));
  const starts = new Map<string, readonly number[]>();
  const show = (finding: Finding): ShownFinding => {
    const {file, line, column, kind, name, message, todo, hidden, removedIn, edits} = finding;
    const text = texts.get(file) ?? '';
    // The lines of a file are counted once, whatever is found in it.
    const own = starts.get(file) ?? lineStarts(text);
    starts.set(file, own);
    const hunks = edits && hunksOf(text, edits, own);
    const fixLines = (hunks ?? []).reduce((sum, {before}) => sum + before.length, 0);
    const isShown = hunks !== undefined && fixLines <= MOST_LINES;
    return {
      ...{file, line, column, kind, name, message: shorten(message, MOST_MESSAGE)},
      ...(todo !== undefined && {todo}),
      ...(hidden && {hidden}),
      ...(removedIn !== undefined && {removedIn}),
      ...(isShown ? {hunks} : {code: lineOf(text, own, line)}),
      ...(hunks && !isShown && {fixLines}),
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

/** What is longer says nothing more: a line of code, a message with a type of thousands of members, a correction. */
const MOST_CODE = 160;
const MOST_MESSAGE = 400;
const MOST_LINES = 40;

function lineOf(text: string, starts: readonly number[], line: number): string {
  return shorten(text.slice(starts[line - 1], starts[line]).trim(), MOST_CODE);
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)} …` : text;
}
