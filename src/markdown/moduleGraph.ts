import {existsSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

/** Our imports name files with their ending, so no resolver is needed to follow them. One with a `$` is text that code writes. */
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'$]+)'/g;

/** Returns the given modules and every module and data file of ours that they import, in a stable order. */
export function moduleGraph(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (file: string, importer?: string): void => {
    if (found.has(file)) return;
    if (!existsSync(file))
      throw new Error(`${importer ?? 'A cache'} imports ${file}, which does not exist.`);
    found.add(file);
    if (!/\.[cm]?tsx?$/.test(file)) return;
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      follow(join(dirname(file), target), file);
  };
  for (const entry of entries) follow(entry);
  return [...found].sort();
}
