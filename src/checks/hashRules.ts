import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesIn} from './content.ts';

/** What rules are made of and what they read once: a process that checks again must start again when it changes. */
const RULE_FOLDERS = [
  ...['src/site', 'src/library', 'src/markdown', 'src/samples', 'src/playground', 'src/marks'],
  'src/checks',
];
const RULE_FILES = ['versions.json', 'package-lock.json', 'scripts/check.ts'];

/** A key of everything that rules are made of. */
export function hashRules(root: string): string {
  return hashFiles(root, [
    ...RULE_FOLDERS.flatMap((folder) => filesIn(root, folder)),
    ...RULE_FILES,
  ]);
}

/** A key of files, as far as they exist, and of other facts. */
export function hashFiles(
  root: string,
  files: readonly string[],
  others: readonly string[] = [],
): string {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const file of files.filter((name) => existsSync(join(root, name))))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
