import {existsSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';
import {TOTALS_FILE} from '../samples/report.ts';
import {readKept, writeFileAtomic} from '../markdown/keptFile.ts';
import type {CheckPart} from './checkContent.ts';
import {filesIn, repositoryDocs} from './content.ts';
import {hashFiles, hashRules} from './hashRules.ts';

/** What rules read each time. */
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
