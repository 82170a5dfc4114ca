import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {problemAt} from 'mdx-samples/page';
import type {Problem} from 'mdx-samples/problem';
import {docsVersions, folderOf} from '../../site/versions.ts';
import type {Sources} from '../content.ts';
import type {Sidebars} from './listedPages.ts';

/** What the sidebars of a version list, and what is wrong with them; nothing for a version without the file. */
export type ReadSidebars = {
  readonly sidebars?: Sidebars;
  readonly problems: readonly Problem[];
};

/** The file that says what the sidebars of a version list. */
export function sidebarFile(version: string): string {
  const isLive = folderOf(version) === 'docs';
  return isLive ? 'sidebars.ts' : `versioned_sidebars/version-${version}-sidebars.json`;
}

/** Reads the sidebars of every version; lists a problem for the syntax and for every page that does not exist. */
export async function readSidebars({
  root,
  files,
}: Sources): Promise<ReadonlyMap<string, ReadSidebars>> {
  // It brings the compiler along, and other checks do without it.
  const {listedPages} = await import('./listedPages.ts');
  const read = new Map<string, ReadSidebars>();
  for (const {version} of docsVersions) {
    const file = sidebarFile(version);
    if (!existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const sidebars = listedPages(file, text);
    const problems = isProblem(sidebars)
      ? [sidebars]
      : missingPages(sidebars, {file, text}, (id) =>
          ['.md', '.mdx'].some((ending) => files.includes(`${folderOf(version)}/${id}${ending}`)),
        );
    read.set(version, {...(!isProblem(sidebars) && {sidebars}), problems});
  }
  return read;
}

type SidebarText = {readonly file: string; readonly text: string};

function missingPages(
  sidebars: Sidebars,
  {file, text}: SidebarText,
  isPage: (id: string) => boolean,
): Problem[] {
  const missing = [...new Set(Object.values(sidebars).flat())].filter((id) => !isPage(id));
  return missing.map((id) =>
    problemAt(
      {path: file, source: text},
      Math.max(text.indexOf(id), 0),
      `The sidebar lists "${id}", but there is no such page. Correct the path.`,
    ),
  );
}

function isProblem(read: Sidebars | Problem): read is Problem {
  return typeof read['message'] === 'string';
}
