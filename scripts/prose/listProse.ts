import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {listPages} from '../../src/samples/listPages.ts';
import type {PageSource} from '../../src/samples/listPages.ts';
import type {VersionFolders} from '../../src/site/versions.ts';

const REPOSITORY_FOLDERS = ['', '.github/', 'deploy/', 'bench/'];
/** Written by a run, with names of programs and machines. */
const WRITTEN_BY_PROGRAMS = ['bench/RESULTS.md'];

/** Reads all prose of the repository: pages, posts, and the Markdown files that the host of the code shows. */
export function listProse(root: string, folders: VersionFolders): PageSource[] {
  const pages = listPages(root, folders);
  const known = new Set(pages.map(({path}) => path));
  const others = REPOSITORY_FOLDERS.flatMap((folder) => markdownIn(root, folder))
    .filter((path) => !known.has(path) && !WRITTEN_BY_PROGRAMS.includes(path))
    .map((path) => ({
      path,
      version: folders.latest,
      kind: 'repository' as const,
      source: readFileSync(join(root, path), 'utf8'),
    }));
  return [...pages, ...others];
}

function markdownIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), {recursive: folder === '.github/', encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}${name.replaceAll('\\', '/')}`)
    .sort();
}
