import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {replaceFile} from '../fix/replaceFile.ts';
import {CannotAnswer, reasonOf} from '../terminal/cannotAnswer.ts';

/** A finding that a project lives with: known by its code, so that lines above it can come and go. */
export type BaselineEntry = {
  /** Relative to the folder of the baseline. */
  readonly file: string;
  readonly id: string;
  readonly code: string;
};

/** Reads a baseline; fails with a sentence. */
export function readBaseline(path: string): readonly BaselineEntry[] {
  try {
    const {findings}: {findings: unknown} = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(findings) && findings.every(isEntry)) return findings;
  } catch (error) {
    // What is not JSON is no baseline either.
    if (!(error instanceof SyntaxError))
      throw new CannotAnswer(
        `The baseline ${path} couldn’t be read: ${reasonOf(error)}. Write it with --write-baseline.`,
      );
  }
  throw new CannotAnswer(
    `${path} isn’t a baseline. Name another file, or delete it and write it with --write-baseline.`,
  );
}

function isEntry(value: object | null): value is BaselineEntry {
  const {file, id, code} = {file: 0, id: 0, code: 0, ...value};
  return [file, id, code].every((each) => typeof each === 'string');
}

/** Writes a baseline, one entry a line and in order, so that a change of it is a short one. */
export function writeBaseline(path: string, entries: readonly BaselineEntry[]): void {
  const lines = entries.map((entry) => `\n    ${JSON.stringify(entry)}`).toSorted();
  const text = `{\n  "findings": [${lines.join()}\n  ]\n}\n`;
  try {
    if (existsSync(path)) replaceFile(path, text);
    else writeFileSync(path, text);
  } catch (error) {
    throw new CannotAnswer(`The baseline ${path} couldn’t be written: ${reasonOf(error)}.`);
  }
}
