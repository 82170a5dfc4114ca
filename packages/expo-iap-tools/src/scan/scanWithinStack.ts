import type {SourceFile} from './parseFiles.ts';
import {type ScanFacts, scanFiles, type ScanResult} from './scanFiles.ts';

/** A scan, and the files that it leaves out because they need more stack than there is. */
export type ScanWithinStack = {
  readonly result: ScanResult;
  readonly deep: readonly SourceFile[];
};

/** Scans files, without those that are nested too deeply when that is what stops the scan. */
export function scanWithinStack(files: readonly SourceFile[], facts: ScanFacts): ScanWithinStack {
  const result = tryScan(files, facts);
  if (result) return {result, deep: []};
  const alone = new Set(deepOf(files, facts));
  const rest = files.filter((file) => !alone.has(file));
  const others = tryScan(rest, facts);
  if (others) return {result: others, deep: [...alone]};
  // None stops the scan alone, and together they do.
  const kept: SourceFile[] = [];
  const deep = deepOf(rest, facts, kept);
  return {result: scanFiles(kept, facts), deep: [...alone, ...deep]};
}

/**
 * Finds in files that stop a scan those that stop it alone, or with those that are `kept` so far, by halves: thousands
 * one by one would take minutes.
 */
function deepOf(
  files: readonly SourceFile[],
  facts: ScanFacts,
  kept?: SourceFile[],
): readonly SourceFile[] {
  if (files.length === 1) return files;
  const middle = Math.ceil(files.length / 2);
  return [files.slice(0, middle), files.slice(middle)].flatMap((half) => {
    if (half.length > 0 && !tryScan([...(kept ?? []), ...half], facts))
      return deepOf(half, facts, kept);
    kept?.push(...half);
    return [];
  });
}

function tryScan(files: readonly SourceFile[], facts: ScanFacts): ScanResult | undefined {
  try {
    return scanFiles(files, facts);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
