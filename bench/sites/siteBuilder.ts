import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {CorpusPage} from '../content/twins.ts';
import {lastLines, runCommand} from './runCommand.ts';
import type {SiteName, SiteSetup, SubjectName} from './sites.ts';
import {benchFolder} from './sites.ts';

const LIMIT_MS = 600_000;

/** A build that succeeded. */
export type Built = {readonly folder: string; readonly seconds: number};

/** Something that could not be built or measured, with the end of what it said. */
export type Failure = {readonly site: SubjectName; readonly what: string; readonly lines: string};

/** Returns the folder where the build of a site is kept, which for most measures is the one without the edit. */
export function builtFolder(site: SiteName, isEdited = false): string {
  return join(benchFolder, 'built', `${site}-${isEdited ? 'edited' : 'real'}`);
}

/** Builds a site from pages and keeps the result: without caches, or with those of the build before and one page edited. */
export async function buildSite(
  setup: SiteSetup,
  pages: readonly CorpusPage[],
  edited?: string,
): Promise<Built | Failure> {
  const what = describeBuild(setup, edited);
  const built = builtFolder(setup.name, edited !== undefined);
  try {
    if (edited === undefined)
      for (const cache of setup.caches)
        rmSync(join(setup.folder, cache), {recursive: true, force: true});
    writeSiteContent(setup, pages);
    const env = {...process.env, ...setup.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'};
    const run = async () => runCommand(setup.command, {cwd: setup.folder, env, limitMs: LIMIT_MS});
    const {passed, output, seconds} =
      edited === undefined
        ? await run()
        : await withEdit(join(setup.folder, setup.sourceOf(edited)), run);
    mkdirSync(dirname(built), {recursive: true});
    writeFileSync(`${built}.log`, output);
    if (!passed || !existsSync(join(setup.folder, setup.output)))
      return {site: setup.name, what, lines: lastLines(output)};
    rmSync(built, {recursive: true, force: true});
    renameSync(join(setup.folder, setup.output), built);
    return {folder: built, seconds};
  } catch (error) {
    return {site: setup.name, what, lines: error instanceof Error ? error.message : String(error)};
  }
}

/** Names a build for the person who waits. */
export function describeBuild({name}: SiteSetup, edited?: string): string {
  return edited === undefined ? `cold build of ${name}` : `warm build of ${name} after an edit`;
}

/** Adds a sentence to a page for the time of some work. */
export async function withEdit<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before.trimEnd()}\n\nThis page has one sentence more.\n`);
  try {
    return await work();
  } finally {
    writeFileSync(file, before);
  }
}

/** Replaces what was generated in the folder of a site by these pages. */
export function writeSiteContent(setup: SiteSetup, pages: readonly CorpusPage[]): void {
  const list = join(setup.folder, '.generated-files');
  const old = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  // A list without files is one empty line, which would name the folder itself.
  for (const path of old.filter(Boolean)) rmSync(join(setup.folder, path), {force: true});
  const files = setup.writeContent(pages);
  for (const {path, text} of files) {
    const file = join(setup.folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(list, files.map(({path}) => path).join('\n'));
}
