import {posix} from 'node:path';
import type {SampleFile} from 'mdx-samples/modules';
import type {PageSource} from '../../markdown/page.ts';
import {pageVersion} from '../../site/addresses.ts';
import {samplePlaces} from '../../site/samplePlaces.ts';

const SHOWN = /<Sample\s[^>]*?\bfile="([\w.-]+)"/g;
const IMPORTED = /\bfrom '\.\/([\w-]+)'/g;

/** Adds to sample files those that pages and samples of older versions use and that only a newer version has. */
export function withSharedSamples(
  own: readonly SampleFile[],
  pages: readonly PageSource[],
): SampleFile[] {
  const files = new Map(own.map((file) => [file.path, file]));
  const wanted = [...pages.flatMap(shownBy), ...own.flatMap(importedBy)];
  // A list that grows while it is walked also gives what a shared file imports.
  for (const path of wanted) {
    if (files.has(path)) continue;
    const shared = samplePlaces(path).flatMap((place) => files.get(place) ?? [])[0];
    if (!shared) continue;
    const file = {
      path,
      version: pageVersion(path).version,
      text: shared.text,
      writtenIn: shared.writtenIn ?? shared.path,
    };
    files.set(path, file);
    wanted.push(...importedBy(file));
  }
  return [...files.values()];
}

function shownBy({path, source}: PageSource): readonly string[] {
  const folder = posix.join(posix.dirname(path), '_samples');
  return [...source.matchAll(SHOWN)].map(([, name = '']) => posix.join(folder, name));
}

function importedBy({path, text}: SampleFile): readonly string[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, name = '']) => {
    const file = posix.join(posix.dirname(path), name);
    return [`${file}.ts`, `${file}.tsx`];
  });
}
