import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** What a step found. */
export type Results = {
  readonly passed: number;
  /** Each test that failed, with what it found. */
  readonly failures: readonly string[];
  /** Each test that passed at the second try, with what the first one found. */
  readonly flakes: readonly string[];
  readonly seconds?: number;
};

/** The variable with the file that a step's programs add their results to. */
export const RESULTS_FILE = 'RESULTS_FILE';
export const RESULTS_FOLDER = '.cache/results';

/** Lines that are kept of a long message: what was expected is at its start, what a command said last at its end. */
const KEPT = {start: 10, end: 30};

/** Adds what one program of a step found; does nothing when no step asked for it. */
export function addResults(results: Results, file = process.env[RESULTS_FILE]): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(results)}\n`);
}

/** Reads what all programs of a step found, and how many there were; a step that wrote nothing did not run. */
export function readResults(file: string): (Results & {readonly count: number}) | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const all = lines.map((line): Results => JSON.parse(line));
  return {
    count: all.length,
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failures: all.flatMap(({failures}) => failures),
    flakes: all.flatMap(({flakes}) => flakes),
    seconds: all.reduce((sum, {seconds = 0}) => sum + seconds, 0),
  };
}

/** A name and what was found, indented below it. */
export function describeFailure(name: string, messages: readonly string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'));
  const {start, end} = KEPT;
  const cut = lines.length - start - end;
  const kept =
    cut > 1 ? [...lines.slice(0, start), `(${cut} lines more)`, ...lines.slice(-end)] : lines;
  return [name, ...kept.map((line) => `  ${line}`)].join('\n');
}

/** The name of a test that passed at the second try, and the first line of what the first one found. */
export function describeFlake(name: string, [message = '']: readonly string[]): string {
  const [line = ''] = stripVTControlCharacters(message).split('\n');
  return `${name}: ${line}`;
}
