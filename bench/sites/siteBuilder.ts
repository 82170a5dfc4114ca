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

/** Returns the folder where the build of a site is kept. */
export function builtFolder(site: SiteName, corpus: CorpusName): string {
  return join(benchFolder, 'built', `${site}-${corpus}`);
}

/** Builds a site from a corpus, cold or with what the build before left, and keeps the result. */
export async function buildSite(
  setup: SiteSetup,
  corpus: Corpus,
  cold: boolean,
): Promise<Built | Failure> {
  const what = `${cold ? 'cold' : 'warm'} build of ${setup.name}, ${corpus.name} corpus`;
  try {
    if (cold)
      for (const cache of setup.caches)
        rmSync(join(setup.folder, cache), {recursive: true, force: true});
    writeSiteContent(setup, corpus);
    const env = {...process.env, ...setup.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'};
    const {passed, output, seconds, peakBytes} = await runCommand(setup.command, {
      cwd: setup.folder,
      env,
      limitMs: LIMIT_MS,
    });
    mkdirSync(benchFolder, {recursive: true});
    writeFileSync(join(benchFolder, `${setup.name}-${corpus.name}.log`), output);
    if (!passed || !existsSync(join(setup.folder, setup.output)))
      return {site: setup.name, what, lines: lastLines(output)};
    return {folder: keep(setup, corpus.name), seconds, peakBytes};
  } catch (error) {
    return {site: setup.name, what, lines: error instanceof Error ? error.message : String(error)};
  }
}

function keep(setup: SiteSetup, corpus: CorpusName): string {
  const folder = builtFolder(setup.name, corpus);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(join(folder, '..'), {recursive: true});
  renameSync(join(setup.folder, setup.output), folder);
  return folder;
}

/** Replaces what was generated in the folder of a site by the content of a corpus. */
export function writeSiteContent(setup: SiteSetup, corpus: Corpus): void {
  const list = join(setup.folder, '.generated-files');
  const old = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  for (const path of old) rmSync(join(setup.folder, path), {force: true});
  const files = setup.writeContent(corpus);
  for (const {path, text} of files) {
    const file = join(setup.folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(list, files.map(({path}) => path).join('\n'));
}
