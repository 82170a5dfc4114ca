import {copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';
import {publishedManifest, readManifest} from './manifest.ts';
import {publishedPackages} from './publishedPackages.ts';

/** Writes a package as it is published to the folder dist in it, and returns that folder. */
export async function buildPackage(root: string, folder: string): Promise<string> {
  const build = publishedPackages[folder];
  if (!build) {
    const known = Object.keys(publishedPackages).join(', ');
    throw new Error(`No package for others is in packages/${folder}. Name one of: ${known}.`);
  }
  const source = join(root, 'packages', folder);
  const dist = join(source, 'dist');
  rmSync(dist, {recursive: true, force: true});
  mkdirSync(dist);
  const manifest = readManifest(source);
  const entries = await build({root, source, dist, manifest});
  if (!entries) return dist;
  const published = publishedManifest(manifest, entries, importedPackages(dist));
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(source, 'README.md'), join(dist, 'README.md'));
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  return dist;
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
