import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {replaceFile} from '../fix/replaceFile.ts';
import {CannotAnswer, reasonOf} from '../terminal/cannotAnswer.ts';

/** Findings that a project lives with: they are known by their code, so that lines above them can come and go. */
export type BaselineEntry = {
  /** Relative to the folder of the baseline. */
  readonly file: string;
  readonly id: string;
  readonly code: string;
  readonly count: number;
};

/** Reads a baseline; fails with a sentence. */
export function readBaseline(path: string): readonly BaselineEntry[] {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new CannotAnswer(
      `The baseline ${path} couldn’t be read: ${reasonOf(error)}. Write it with --write-baseline.`,
    );
  }
  if (typeof read === 'object' && read !== null && 'findings' in read) {
    const {findings} = read;
    if (Array.isArray(findings) && findings.every(isEntry)) return findings;
  }
  throw new CannotAnswer(
    `${path} isn’t a baseline. Name another file, or delete it and write it with --write-baseline.`,
  );
}

function isEntry(value: unknown): value is BaselineEntry {
  if (typeof value !== 'object' || value === null) return false;
  if (!('count' in value) || !Number.isInteger(value.count)) return false;
  const {file, id, code} = {file: 0, id: 0, code: 0, ...value};
  return [file, id, code].every((each) => typeof each === 'string');
}

/** Writes a baseline, one entry a line and in order, so that a change of it is a short one. */
export function writeBaseline(path: string, entries: readonly BaselineEntry[]): void {
  const lines = entries
    .map(({file, id, code, count}) => JSON.stringify({file, id, code, count}))
    .toSorted();
  const text = `{\n  "findings": [${lines.map((line) => `\n    ${line}`).join()}\n  ]\n}\n`;
  try {
    if (existsSync(path)) replaceFile(path, text);
    else writeFileSync(path, text);
  } catch (error) {
    throw new CannotAnswer(`The baseline ${path} couldn’t be written: ${reasonOf(error)}.`);
  }
}

/** Counts what is alike. */
export function countEntries(
  entries: readonly Omit<BaselineEntry, 'count'>[],
): readonly BaselineEntry[] {
  const counts = new Map<string, BaselineEntry>();
  for (const entry of entries) {
    const known = counts.get(keyOf(entry));
    counts.set(keyOf(entry), {...entry, count: (known?.count ?? 0) + 1});
  }
  return [...counts.values()];
}

/** What two findings have in common that are the same one at different times. */
export function keyOf({file, id, code}: Omit<BaselineEntry, 'count'>): string {
  return JSON.stringify([file, id, code]);
}
