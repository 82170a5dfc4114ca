import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {gunzipSync} from 'node:zlib';
import {comparedPatches, comparedTargets} from 'expo-iap-api-data/releaseLines';
import {surfacePath} from 'expo-iap-api-data/surface/surface';
import {LIFETIMES, makeLifetimes} from 'expo-iap-tools/data/lifetimes';
import {type Page, PAGES} from 'expo-iap-tools/data/pages';
import {REFERENCE} from 'expo-iap-tools/data/reference';
import {indexFiles, type IndexParts} from 'expo-iap-tools/search/packedIndex';
import {referencePlaces} from '../../marks/referencePlaces.ts';
import {type DocsVersion, docsVersions, versionRoot} from '../../site/versions.ts';
import {readHeader} from '../twins/readHeader.ts';

/** Where a site was built, from which sources, and below which address it is. */
export type PackedSite = {
  readonly siteDir: string;
  readonly outDir: string;
  /** With a slash at its end. */
  readonly address: string;
};

/** The folders with pages. */
const FOLDERS = ['docs', 'blog', 'tools'];

/** Writes what the command reads beside its code: pages, search indexes, where names are explained, and their lifetimes. */
export function packData(site: PackedSite, dist: string): void {
  const pages = FOLDERS.flatMap((folder) => packPages(site, folder, dist));
  write(dist, PAGES, JSON.stringify(pages));
  for (const {version} of docsVersions) {
    packIndex(join(site.outDir, 'pagefind', version), version, dist);
  }
  for (const {surface} of [...comparedTargets, ...comparedPatches])
    write(dist, `${surface}.json`, readFileSync(join(site.siteDir, surfacePath(surface))));
  write(dist, REFERENCE, JSON.stringify(referencePlaces(site.siteDir)));
  write(dist, LIFETIMES, JSON.stringify(makeLifetimes()));
}

function packPages({outDir, address}: PackedSite, folder: string, dist: string): readonly Page[] {
  return readdirSync(join(outDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const file = `pages/${folder}/${name.replaceAll('\\', '/')}`;
      const text = readFileSync(join(outDir, folder, name), 'utf8');
      write(dist, file, text);
      const {title = '', description = '', source = '', version} = readHeader(text).fields;
      const entry = docsVersions.find((each) => each.version === version);
      const path = pathBelow(source.slice(address.length), folder === 'docs' ? entry : undefined);
      return {
        ...(folder === 'docs' && entry && {version: entry.version}),
        path,
        title,
        description,
        address: source,
        file,
      };
    });
}

function pathBelow(path: string, version: DocsVersion | undefined): string {
  return version === undefined ? path : path.slice(versionRoot(version).length);
}

/** Pagefind compresses each of its parts; all of them in one file become smaller in a tarball when they are not. */
function packIndex(folder: string, version: string, dist: string): void {
  const list: Record<string, readonly [number, number]> = {};
  const parts: Buffer[] = [];
  let start = 0;
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({name, parentPath}) => join(parentPath, name))
    .toSorted();
  for (const file of names) {
    const read = readFileSync(file);
    const part = read[0] === 0x1f && read[1] === 0x8b ? gunzipSync(read) : read;
    list[file.slice(folder.length + 1).replaceAll('\\', '/')] = [start, part.length];
    parts.push(part);
    start += part.length;
  }
  const files = indexFiles(version);
  write(dist, files.list, JSON.stringify(list satisfies IndexParts));
  write(dist, files.parts, Buffer.concat(parts));
}

function write(dist: string, name: string, content: string | Buffer): void {
  const file = join(dist, name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, content);
}
