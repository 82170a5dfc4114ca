import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemAt} from '../../markdown/page.ts';
import type {Problem} from '../../markdown/problem.ts';
import {folderOf} from '../../site/versions.ts';
import type {Sidebars} from './listedPages.ts';

/** The file that says what the sidebars of a version list. */
export function sidebarFile(version: string): string {
  const isLive = folderOf(version) === 'docs';
  return isLive ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;
}

/** Reads the sidebars of a version; lists a problem for the syntax and for every page that does not exist. */
export async function readSidebars(
  root: string,
  version: string,
  isPage: (file: string) => boolean,
): Promise<{readonly sidebars?: Sidebars; readonly problems: readonly Problem[]}> {
  const file = sidebarFile(version);
  if (!existsSync(join(root, file))) return {problems: []};
  const text = readFileSync(join(root, file), 'utf8');
  const {listedPages} = await import('./listedPages.ts');
  const sidebars = listedPages(file, text);
  if (isProblem(sidebars)) return {problems: [sidebars]};
  const missing = [...new Set(Object.values(sidebars).flat())].filter(
    (id) => !['.md', '.mdx'].some((ending) => isPage(`${folderOf(version)}/${id}${ending}`)),
  );
  const problems = missing.map((id) =>
    problemAt(
      {path: file, source: text},
      Math.max(text.indexOf(id), 0),
      `The sidebar lists "${id}", but there is no such page. Correct the path.`,
    ),
  );
  return {sidebars, problems};
}

function isProblem(read: Sidebars | Problem): read is Problem {
  return typeof read['message'] === 'string';
}
