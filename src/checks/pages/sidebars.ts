import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';
import {type KeptPages, keptPages} from '../../markdown/keptPages.ts';
import {problemAt} from '../../markdown/page.ts';
import type {Problem} from '../../markdown/problem.ts';
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
export async function readSidebars(
  {root, files}: Sources,
  rules: string,
): Promise<ReadonlyMap<string, ReadSidebars>> {
  const kept = keptPages<Sidebars>({
    folder: join(root, '.cache/checks/sidebars'),
    code: rules,
    schema: v.record(v.string(), v.array(v.string())),
  });
  const read = new Map<string, ReadSidebars>();
  for (const {version} of docsVersions) {
    const file = sidebarFile(version);
    if (!existsSync(join(root, file))) continue;
    const text = readFileSync(join(root, file), 'utf8');
    const sidebars = await listPages(root, {file, text}, kept);
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

/** Loads the compiler only for a text that it has not read before. */
async function listPages(
  root: string,
  {file, text}: SidebarText,
  kept: KeptPages<Sidebars>,
): Promise<Sidebars | Problem> {
  const page = {name: file, text, file: {cwd: root, path: join(root, file)}};
  const known = kept.read(page);
  if (known) return known;
  const {listedPages} = await import('./listedPages.ts');
  const listed = listedPages(file, text);
  return isProblem(listed) ? listed : kept.make(page, () => listed);
}

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
