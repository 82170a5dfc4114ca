import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readTwins} from '../content/twins.ts';
import {lastLines, runCommand} from './runCommand.ts';
import type {SiteName, SiteSetup} from './sites.ts';
import {benchFolder} from './sites.ts';

/** Returns the folder where the build of a site is kept, which for most measures is the one without the edit. */
export function builtFolder(site: SiteName, isEdited = false): string {
  return join(benchFolder, 'built', `${site}-${isEdited ? 'edited' : 'real'}`);
}

/**
 * Builds a site and keeps the result: without caches, or with those of the build before and one page edited. Returns the
 * seconds that the generator took.
 */
export function buildSite(setup: SiteSetup, tell: (text: string) => void, edited?: string): number {
  tell(edited === undefined ? `cold build of ${setup.name}` : `warm build of ${setup.name}`);
  const folder = builtFolder(setup.name, edited !== undefined);
  if (edited === undefined)
    for (const cache of setup.caches)
      rmSync(join(setup.folder, cache), {recursive: true, force: true});
  writeContent(setup);
  const env = {...process.env, ...setup.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'};
  const run = () => runCommand(setup.command, setup.folder, env);
  const {passed, output, seconds} =
    edited === undefined ? run() : withEdit(join(setup.folder, setup.sourceOf(edited)), run);
  mkdirSync(dirname(folder), {recursive: true});
  writeFileSync(`${folder}.log`, output);
  if (!passed || !existsSync(join(setup.folder, setup.output))) throw new Error(lastLines(output));
  rmSync(folder, {recursive: true, force: true});
  renameSync(join(setup.folder, setup.output), folder);
  tell(`  ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Adds a sentence to a page for the time of some work. */
function withEdit<Result>(file: string, work: () => Result): Result {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before.trimEnd()}\n\nThis page has one sentence more.\n`);
  try {
    return work();
  } finally {
    writeFileSync(file, before);
  }
}

/** Replaces what was generated in the folder of a site by the pages of our build. */
function writeContent(setup: SiteSetup): void {
  if (setup.name === 'ours') return;
  const list = join(setup.folder, '.generated-files');
  const old = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
  // A list without files is one empty line, which would name the folder itself.
  for (const path of old.filter(Boolean)) rmSync(join(setup.folder, path), {force: true});
  const files = setup.writeContent(readTwins(builtFolder('ours')));
  for (const {path, text} of files) {
    const file = join(setup.folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  writeFileSync(list, files.map(({path}) => path).join('\n'));
}
