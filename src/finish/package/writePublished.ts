import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import type {Build} from './compileSources.ts';
import {publishedManifest, readManifest} from './manifest.ts';

/** Writes packages/<folder> as it is published to a folder. */
export async function writePublished(
  root: string,
  folder: string,
  {dist, build}: {readonly dist: string; readonly build: Build},
): Promise<void> {
  const source = join(root, 'packages', folder);
  rmSync(dist, {recursive: true, force: true});
  mkdirSync(dist, {recursive: true});
  const manifest = readManifest(source);
  const entries = await build({root, source, dist, manifest});
  if (!entries) return;
  const published = publishedManifest(manifest, entries, importedPackages(dist));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
}

/** The packages that code and types in a folder import. */
function importedPackages(dist: string): ReadonlySet<string> {
  const files = readdirSync(dist, {recursive: true, encoding: 'utf8'});
  const imported = files
    .filter((file) => /\.[cm]?[jt]s$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    // Elsewhere, "require" can be the name of a method.
    .flatMap((text) => ts.preProcessFile(text, true, text.includes('createRequire')).importedFiles)
    .map(({fileName}) => /^(?:@[^/]+\/)?[^/.#][^/]*/.exec(fileName)?.[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('node:'));
  return new Set(imported);
}
