import {closure} from '../closure.ts';
import {addTo} from '../groups.ts';
import type {ParsedFile} from './module.ts';
import {fileFinder} from './paths.ts';

/** The files of a program that matter for an upgrade. */
export type Reach<File = ParsedFile> = {
  /** Values of the library can be here: the files that import it, and those that import them. */
  readonly reached: ReadonlySet<File>;
  /** What those files and the files without types need to be understood: everything that they import. */
  readonly needed: readonly File[];
  /** What those files import, also by a file that only passes it on, without themselves: values of the library can be passed to a function of these. */
  readonly called: ReadonlySet<File>;
  /** Files with those that import them, also through others. */
  readonly withImporters: (files: Iterable<File>) => ReadonlySet<File>;
  /** Files with those that they import, also through others. */
  readonly withImports: (files: Iterable<File>) => ReadonlySet<File>;
};

/**
 * Every string between two quotes, overlapping, so that an apostrophe before an import does not hide it. The result
 * always includes all imports.
 */
const QUOTED = /(?=['"`]([^'"`\n]+)['"`])/g;

/** An export of what another file has. */
const PASSES_ON = /\bexport\s*(?:type\s*)?[*{][^'"]*\bfrom\s*['"]/;

/** Says whether a text names the library, or the native module behind it. */
export function namesLibrary(text: string): boolean {
  return text.includes('expo-iap') || text.includes('ExpoIap');
}

/** Finds the files that the library reaches; types travel along imports only. */
export function reachOf<File extends Omit<ParsedFile, 'tree' | 'lines'>>(
  files: readonly File[],
): Reach<File> {
  const find = fileFinder(files);
  const importers = new Map<File, File[]>();
  const imported = new Map(
    files.map((file) => {
      const sources = new Set([...file.text.matchAll(QUOTED)].map(([, source = '']) => source));
      const found = new Set([...sources].flatMap((source) => find(file, source) ?? []));
      for (const other of found) addTo(importers, other, file);
      return [file, found] as const;
    }),
  );
  const withImporters = (starts: Iterable<File>): ReadonlySet<File> =>
    closure(starts, (file) => importers.get(file) ?? []);
  const withImports = (starts: Iterable<File>): ReadonlySet<File> =>
    closure(starts, (file) => imported.get(file) ?? []);
  const reached = withImporters(files.filter(({text}) => namesLibrary(text)));
  const plain = files.filter((file) => file.plain);
  const needed = withImports([...reached, ...plain]);
  const importing = closure(reached, (file) =>
    [...(imported.get(file) ?? [])].filter(({text}) => PASSES_ON.test(text)),
  );
  const called = new Set(
    [...importing].flatMap((file) =>
      [...(imported.get(file) ?? [])].filter((each) => !reached.has(each)),
    ),
  );
  return {
    reached,
    called,
    needed: files.filter((file) => needed.has(file)),
    withImporters,
    withImports,
  };
}
