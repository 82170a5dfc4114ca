import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Corpus, CorpusName} from '../content/corpus.ts';
import {lastLines, runCommand} from './runCommand.ts';
import {benchFolder} from './sites.ts';
import type {SiteName, SiteSetup} from './sites.ts';

const LIMIT_MS = 600_000;

/** A build that succeeded. */
export type Built = {
  readonly folder: string;
  readonly seconds: number;
  readonly peakBytes: number;
};

/** Something that could not be built or measured, with the end of what it said. */
export type Failure = {readonly site: SiteName; readonly what: string; readonly lines: string};

/** The content of a build: a corpus, or the real one with a sentence more on one page. */
export type ContentName = CorpusName | 'edited';

/** Returns the folder where the build of a site is kept. */
export function builtFolder(site: SiteName, content: ContentName): string {
  return join(benchFolder, 'built', `${site}-${content}`);
}

/** How a site is built: without caches, or with those that the build before left; then one page can be edited first. */
export type BuildMode = {readonly cold: true} | {readonly cold: false; readonly edited?: string};

/** Builds a site from a corpus and keeps the result. */
export async function buildSite(
  setup: SiteSetup,
  corpus: Corpus,
  mode: BuildMode,
): Promise<Built | Failure> {
  const edited = mode.cold ? undefined : mode.edited;
  const content = edited === undefined ? corpus.name : 'edited';
  const what = describeBuild(setup, corpus.name, mode);
  try {
    if (mode.cold)
      for (const cache of setup.caches)
        rmSync(join(setup.folder, cache), {recursive: true, force: true});
    writeSiteContent(setup, corpus);
    const env = {...process.env, ...setup.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'};
    const run = async () => runCommand(setup.command, {cwd: setup.folder, env, limitMs: LIMIT_MS});
    const {passed, output, seconds, peakBytes} =
      edited === undefined
        ? await run()
        : await withEdit(join(setup.folder, setup.sourceOf(edited)), run);
    mkdirSync(benchFolder, {recursive: true});
    writeFileSync(join(benchFolder, `${setup.name}-${content}.log`), output);
    if (!passed || !existsSync(join(setup.folder, setup.output)))
      return {site: setup.name, what, lines: lastLines(output)};
    return {folder: keep(setup, content), seconds, peakBytes};
  } catch (error) {
    return {site: setup.name, what, lines: error instanceof Error ? error.message : String(error)};
  }
}

/** Names a build for the person who waits. */
export function describeBuild({name}: SiteSetup, corpus: CorpusName, mode: BuildMode): string {
  const edit = mode.cold || mode.edited === undefined ? '' : ' with an edited page';
  return `${mode.cold ? 'cold' : 'warm'} build of ${name}, ${corpus} corpus${edit}`;
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

function keep(setup: SiteSetup, content: ContentName): string {
  const folder = builtFolder(setup.name, content);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, '..'), {recursive: true});
  renameSync(join(setup.folder, setup.output), folder);
  return folder;
}

/** Replaces what was generated in the folder of a site by the content of a corpus. */
export function writeSiteContent(setup: SiteSetup, corpus: Corpus): void {
  const list = join(setup.folder, '.generated-files');
  const old = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  // A list without files is one empty line, which would name the folder itself.
  for (const path of old.filter(Boolean)) rmSync(join(setup.folder, path), {force: true});
  const files = setup.writeContent(corpus);
  for (const {path, text} of files) {
    const file = join(setup.folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(list, files.map(({path}) => path).join('\n'));
}
