import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readTwins} from '../content/twins.ts';
import {runCommand} from './runCommand.ts';
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
  if (setup.name !== 'ours') writeContent(setup);
  const env = {...setup.env, NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'};
  const run = () => runCommand(setup.command, setup.folder, `${folder}.log`, env);
  const seconds =
    edited === undefined ? run() : withEdit(join(setup.folder, setup.sourceOf(edited)), run);
  rmSync(folder, {recursive: true, force: true});
  renameSync(join(setup.folder, setup.output), folder);
  tell(`  ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Adds a sentence to a page for the time of some work. */
function withEdit(file: string, work: () => number): number {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before.trimEnd()}\n\nThis page has one sentence more.\n`);
  try {
    return work();
  } finally {
    writeFileSync(file, before);
  }
}

/** Writes the pages of our build into the folder of a site; a cold build has removed those of before. */
function writeContent(setup: SiteSetup): void {
  for (const {path, text} of setup.writeContent(readTwins(builtFolder('ours')))) {
    const file = join(setup.folder, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
