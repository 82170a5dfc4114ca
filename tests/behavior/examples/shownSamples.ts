import {readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf} from '@site/src/site/versions.ts';
import {filesBelow} from '../sampleCache.ts';
import {root} from '../samples.ts';

/** Components that the tests of the examples open in every docs version. */
const components = ['basic-store.tsx', 'complete-impl.tsx', 'subscription-manager.tsx'] as const;

export type Entry = (typeof components)[number];

/** A file of `_samples`, or a part of one, that a page shows. */
export type ShownSample = {
  readonly title: string;
  /** The tests of the examples load the file, by itself or through another one. */
  readonly runs: boolean;
};

/** The files and parts of `_samples` that the pages of a docs version show. */
export function shownSamples(docs: string): readonly ShownSample[] {
  const folder = folderOf(docs);
  const samples = `${folder}/examples/_samples`;
  const loaded = new Set<string>();
  for (const file of components) addWithImports(samples, file, loaded);
  return filesBelow(root, folder, '.mdx').flatMap((page) => {
    const source = readFileSync(path.join(root, page), 'utf8');
    return [...source.matchAll(/^<Sample file="([^"]+)"(?: part="([^"]+)")?/gm)].map(
      ([, file = '', part]) => ({
        title: `${page} <Sample file="${file}"${part === undefined ? '' : ` part="${part}"`}>`,
        runs: loaded.has(path.posix.join(path.posix.dirname(page), '_samples', file)),
      }),
    );
  });
}

// Imports of types count for nothing: they are gone when the file runs.
function addWithImports(folder: string, file: string, loaded: Set<string>): void {
  const name = path.posix.join(folder, file);
  if (loaded.has(name)) return;
  loaded.add(name);
  const source = readFileSync(path.join(root, name), 'utf8');
  const imports = source.matchAll(/^import (?!type\b)[^;]*? from '\.\/([^']+)';/gm);
  for (const [, imported = ''] of imports) {
    addWithImports(
      folder,
      /\.tsx?$/.test(imported) ? imported : findFile(folder, imported),
      loaded,
    );
  }
}

function findFile(folder: string, name: string): string {
  const found = filesBelow(root, folder, '').find((file) => path.parse(file).name === name);
  if (found) return path.basename(found);
  throw new Error(`${folder} has no file "${name}".`);
}
