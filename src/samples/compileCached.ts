import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheKey} from './cacheKey.ts';
import {compileModules, type CompileTask, type Finding} from './compileModules.ts';
import {isRecord} from './isRecord.ts';
import {writeWhole} from './writeWhole.ts';

/** What a compilation found, and whether an earlier run had found it already. */
export type CachedFindings = {readonly findings: readonly Finding[]; readonly fromCache: boolean};

/** Compiles, or repeats what the same compilation found before; errors are kept as well as silence. */
export function compileCached(cacheFolder: string, task: CompileTask): CachedFindings {
  const file = path.join(cacheFolder, `${task.library.patch}.json`);
  const key = cacheKey(task);
  const known = readFindings(file, key);
  if (known) return {findings: known, fromCache: true};
  const findings = compileModules(task);
  writeWhole(file, JSON.stringify({key, findings}));
  return {findings, fromCache: false};
}

// A file that cannot be read in full counts for nothing: compiling again is always right.
function readFindings(file: string, key: string): Finding[] | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(stored) || stored.key !== key || !Array.isArray(stored.findings))
      return undefined;
    return stored.findings.every(isFinding) ? stored.findings : undefined;
  } catch {
    return undefined;
  }
}

function isFinding(value: unknown): value is Finding {
  return (
    isRecord(value) &&
    [value.fileName, value.code, value.message].every((text) => typeof text === 'string') &&
    [value.line, value.column].every((number) => typeof number === 'number')
  );
}
