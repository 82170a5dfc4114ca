import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';
import {TOTALS_FILE} from '../samples/report.ts';
import {readKept, writeFileAtomic} from '../markdown/keptFile.ts';
import type {CheckPart} from './checkContent.ts';
import {filesIn, repositoryDocs} from './content.ts';

/** What rules are made of and what they read once: a process that checks again must start again when it changes. */
const RULE_FOLDERS = [
  ...['src/site', 'src/library', 'src/markdown', 'src/samples', 'src/marks', 'src/checks'],
];
const RULE_FILES = ['versions.json', 'package-lock.json', 'scripts/check.ts'];

/** What they read each time. */
const CONTENT_FOLDERS = [
  ...['docs', 'versioned_docs', 'versioned_sidebars', 'blog', 'static', 'src/pages/_home'],
];

const CACHE_FILE = '.cache/checks/passed.json';
const passedSchema = v.object({key: v.string(), parts: v.array(v.string())});

/** Stores which parts of the check passed, as long as no input changes. */
export type ValidationCache = {
  /** Says whether all these parts passed with the present inputs. */
  readonly passed: (parts: readonly CheckPart[]) => boolean;
  /** Discards everything, because a check that may fail is starting. */
  readonly forget: () => void;
  readonly remember: (parts: readonly CheckPart[]) => void;
};

/** Opens the cache of a repository, for all versions or for the only one that is shown. */
export function openValidationCache(root: string, onlyVersion?: string): ValidationCache {
  const file = join(root, CACHE_FILE);
  const key = hashInputs(root, onlyVersion);
  const known = readKept(file, key, passedSchema)?.parts ?? [];
  return {
    passed: (parts) =>
      parts.every((part) => known.includes(part)) &&
      // The build reads the report, so a check whose report is gone must run again.
      (!parts.includes('samples') || existsSync(join(root, TOTALS_FILE))),
    forget: () => rmSync(file, {force: true}),
    remember: (parts) => {
      const all = [...new Set([...known, ...parts])];
      writeFileAtomic(file, JSON.stringify({key, parts: all}));
    },
  };
}

/** A key of everything that rules are made of. */
export function hashRules(root: string): string {
  return hashFiles(root, [
    ...RULE_FOLDERS.flatMap((folder) => filesIn(root, folder)),
    ...RULE_FILES,
  ]);
}

function hashInputs(root: string, onlyVersion = 'all'): string {
  return hashFiles(
    root,
    [
      ...CONTENT_FOLDERS.flatMap((folder) => filesIn(root, folder)),
      ...repositoryDocs(root),
      'sidebars.ts',
    ],
    [onlyVersion, hashRules(root)],
  );
}

function hashFiles(root: string, files: readonly string[], others: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const file of files.filter((name) => existsSync(join(root, name))))
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
